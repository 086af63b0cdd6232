/** A company's web address as a link: adds http:// if it has no scheme. Null if it is not a web address. */
export function websiteAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim();
  if (!trimmed) return null;
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`;
  return URL.canParse(withScheme) ? webAddress(new URL(withScheme)) : null;
}

function webAddress(url: URL): string | null {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isNamed = url.hostname.includes('.') && !url.username && !url.password;
  return isWeb && isNamed ? url.href : null;
}

/** Returns an address with https, which is tried first when a website is shown in a frame. */
export function secureAddress(address: string): string {
  return address.replace(/^http:/i, 'https:');
}

/**
 * The origins that a frame with a company's website may load. Includes the host with and without `www.`, because sites
 * redirect between them. Empty if there is no website.
 */
export function frameOrigins(text: string | null | undefined): readonly string[] {
  const address = websiteAddress(text);
  if (address === null) return [];
  const { host } = new URL(secureAddress(address));
  const bare = host.replace(/^www\./, '');
  return [`https://${bare}`, `https://www.${bare}`];
}

const NETWORK_HOSTS = {
  LINKEDIN: ['linkedin.com'],
  FACEBOOK: ['facebook.com', 'fb.com', 'fb.me'],
  INSTAGRAM: ['instagram.com'],
} as const;

/** The https URL of a profile on one social network, without query. Null if it is on another host. */
export function socialAddress(network: keyof typeof NETWORK_HOSTS, text: string): string | null {
  const address = websiteAddress(text);
  if (!address) return null;
  const url = new URL(secureAddress(address));
  const isThere = NETWORK_HOSTS[network].some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  );
  return isThere ? `https://${url.hostname}${url.pathname}` : null;
}
