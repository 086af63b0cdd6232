import type { FastifyInstance } from 'fastify';
import type { WebConfig } from './config.ts';

const DAY_MS = 86_400_000;
/** Days until the file expires. RFC 9116 recommends less than a year. */
const DAYS = 180;

/**
 * Returns the text of RFC 9116 with the contact for security reports. It expires 180 days after today.
 * @internal
 */
export function securityText(
  { publicOrigin, contact }: { publicOrigin: string; contact: string },
  now: Date,
): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + DAYS) * DAY_MS);
  return [
    `Contact: ${contact.includes('@') && !contact.includes(':') ? `mailto:${contact}` : contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi, mr',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Serves `/.well-known/security.txt`, or 404 if no contact is configured. */
export async function securityTxt(app: FastifyInstance, { config }: { config: WebConfig }): Promise<void> {
  const { publicOrigin, securityContact: contact } = config;
  app.get('/.well-known/security.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (contact === null)
      return reply.code(404).header('cache-control', 'no-store').send('No contact is set\n');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .send(securityText({ publicOrigin, contact }, new Date()));
  });
}
