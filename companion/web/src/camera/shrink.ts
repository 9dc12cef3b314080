// Makes a photo as small as its tags allow, so that a phone on a weak network need not wait.
export async function shrunk(file: Blob, longest: number): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await jpeg(canvas, 0.85);
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function jpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/jpeg", quality),
  );
}
