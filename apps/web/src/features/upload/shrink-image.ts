const QUALITY = 0.75;

/** Scales a size down, in proportion, so that no side exceeds `most`; never scales up. @internal */
export function scaledSize(width: number, height: number, most: number): [width: number, height: number] {
  const scale = Math.min(1, most / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/**
 * Converts a photo to an upright JPEG with sides of at most `most` pixels; rejects if the device cannot decode it.
 */
export async function shrinkImage(file: Blob, most: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const [width, height] = scaledSize(bitmap.width, bitmap.height, most);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This device cannot draw');
  // Transparent pixels would turn black in a JPEG.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, width, height);
  paper.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be written');
  return blob;
}

/** Returns a blob as base64, without the `data:` prefix. */
export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
