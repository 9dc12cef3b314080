// Fetches a stylesheet that the first page does without.
export function looks(of: "pages" | "wheel"): Promise<void> {
  return new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = document.querySelector<HTMLMetaElement>(`meta[name=${of}]`)!.content;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      failed(new Error(link.href));
    };
    document.head.append(link);
  });
}
