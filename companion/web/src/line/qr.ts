// The server's QR codes as drawings that fill their frame.
export function scalable(svg: string): string {
  const size = /width="(\d+(?:\.\d+)?)" height="(\d+(?:\.\d+)?)"/.exec(svg);
  const whole = svg.replace(/<\?xml[^>]*>/, "");
  return !size || svg.includes("viewBox") ? whole : whole.replace(size[0], `viewBox="0 0 ${size[1]} ${size[2]}"`);
}
