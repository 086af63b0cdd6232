const PATH = /^icons\/[a-z]+\/(.+?)(?:-white|-blue)?\.svg$/;

/** The path of an icon below the base URL of images: `icons/profiles/cook-blue.svg`. */
export function iconToWire(
  family: 'profiles' | 'cities' | 'terms',
  key: string,
  shade?: 'white' | 'blue',
): string {
  return `icons/${family}/${key}${shade ? `-${shade}` : ''}.svg`;
}

/** The key of the icon at a path; null if it is not an icon's path. */
export function iconFromWire(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}
