import { UserFacingError } from './steps.mjs';

/** Milliseconds within which an address must respond. */
const PATIENCE = 5000;

/** Path of the web app manifest. Its name shows whether the product, and not another program, listens on the port. */
const MANIFEST = '/manifest.webmanifest';
const NAME = 'Nukkad Jobs';

function originOf(address: string): string {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (isWeb) return new URL(address).origin;
  throw new UserFacingError(`"${address}" is no address. Give one such as http://localhost:3000`);
}

async function nameAt(origin: string): Promise<string | undefined> {
  const response = await fetch(origin + MANIFEST, { signal: AbortSignal.timeout(PATIENCE) });
  const manifest = (await response.json().catch(() => ({}))) as { name?: string } | null;
  return manifest?.name;
}

/**
 * Returns the origin of the running product that a script measures, and prints it: `address`, or the one of `npm start` with
 * this PORT. Throws plainly if nothing answers there, or if it is another program.
 */
export async function siteAddress(
  address = `http://localhost:${process.env.PORT || 3000}`,
  print: (line: string) => void = console.log,
): Promise<string> {
  const origin = originOf(address);
  const out = 'Start it in another terminal with npm start, or give its address: http://localhost:3001';
  const name = await nameAt(origin).catch(() => {
    throw new UserFacingError(`Nothing answers at ${origin}. ${out}`);
  });
  if (name !== NAME) throw new UserFacingError(`The program at ${origin} is not ${NAME}. ${out}`);
  print(`${NAME} at ${origin}`);
  return origin;
}
