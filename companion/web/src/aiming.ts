// Is this picture good enough to read tags in? Judged on a small gray copy of it.

export type Judgment = "good" | "dark" | "bright" | "blurred";

const SIDE = 96;
let small: CanvasRenderingContext2D | null = null;

export function judge(picture: HTMLCanvasElement): Judgment {
  small ??= Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE }).getContext("2d", {
    willReadFrequently: true,
  });
  if (!small) return "good";
  small.drawImage(picture, 0, 0, SIDE, SIDE);
  return judged(small.getImageData(0, 0, SIDE, SIDE).data, SIDE);
}

/** Four bytes a pixel, as a canvas gives them. */
export function judged(pixels: ArrayLike<number>, side: number): Judgment {
  const gray = new Float32Array(side * side);
  let sum = 0;
  let blown = 0;
  for (let i = 0; i < gray.length; i++) {
    const value = 0.3 * pixels[4 * i]! + 0.59 * pixels[4 * i + 1]! + 0.11 * pixels[4 * i + 2]!;
    gray[i] = value;
    sum += value;
    if (value > 250) blown++;
  }
  if (sum / gray.length < 45) return "dark";
  if (blown / gray.length > 0.3) return "bright";
  // How strongly neighbors differ at the strongest edges: blur takes these away first.
  const edges: number[] = [];
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      const i = y * side + x;
      edges.push(Math.abs(4 * gray[i]! - gray[i - 1]! - gray[i + 1]! - gray[i - side]! - gray[i + side]!));
    }
  edges.sort((a, b) => b - a);
  return edges[Math.floor(edges.length / 100)]! < 18 ? "blurred" : "good";
}
