// Makes an id for one act, so that a repeated message counts once. `crypto.randomUUID` does not exist on plain HTTP.
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
