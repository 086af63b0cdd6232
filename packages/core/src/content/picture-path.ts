const DRAWING = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the path of a post's or tip's picture below the image URL. Keys of stored files are returned unchanged. */
export function picturePath(image: string): string {
  return DRAWING.test(image) ? `icons/pictures/${image}.svg` : image;
}
