import { expect, it } from 'vitest';
import { shareTargets } from './share-targets.ts';

it('encodes text and link as one query value each for the four targets', () => {
  const targets = shareTargets({
    title: 'Cook & helper — ₹15,000',
    url: 'https://nukkad.example/jobs?cook-aB3dE9',
  });
  expect(targets.map(({ name }) => name)).toEqual(['WhatsApp', 'Facebook', 'X', null]);
  const [whatsapp, facebook, x, mail] = targets.map(({ href }) => new URL(href).searchParams);
  expect(whatsapp?.get('text')).toBe('Cook & helper — ₹15,000\nhttps://nukkad.example/jobs?cook-aB3dE9');
  expect(facebook?.get('u')).toBe('https://nukkad.example/jobs?cook-aB3dE9');
  expect(x?.get('text')).toBe('Cook & helper — ₹15,000');
  expect(mail?.get('subject')).toBe('Cook & helper — ₹15,000');
});
