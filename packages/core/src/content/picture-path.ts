const DRAWING = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Where the picture of a post or a tip lies below the image address; a stored file's key stays as it is. */
export function picturePath(image: string): string {
  return DRAWING.test(image) ? `icons/pictures/${image}.svg` : image;
}
