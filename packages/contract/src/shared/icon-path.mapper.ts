const PATH = /^icons\/[a-z]+\/(.+?)(?:-white|-blue)?\.svg$/;

/** Where an icon lies below the image address: `icons/profiles/cook-blue.svg`. */
export function iconToWire(
  family: 'profiles' | 'cities' | 'terms',
  key: string,
  shade?: 'white' | 'blue',
): string {
  return `icons/${family}/${key}${shade ? `-${shade}` : ''}.svg`;
}

/** The key of the icon at a path; null where there is none. */
export function iconFromWire(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}
