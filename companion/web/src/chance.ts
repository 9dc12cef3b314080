// A name for one act, so that a repeated message counts once. `crypto.randomUUID` is missing on plain HTTP; this is not.
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}
