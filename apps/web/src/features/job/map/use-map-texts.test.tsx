// @vitest-environment node
import { createI18n, loadPhrases } from '@nukkad/i18n';
import { I18nProvider } from '@nukkad/i18n/react.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useMapTexts } from './use-map-texts.ts';

function Markers() {
  const { marker } = useMapTexts();
  const pays = [
    { min: 12_500, max: 20_000 },
    { min: 15_000, max: null },
    { min: null, max: null },
  ];
  return pays.map((pay) => marker({ pay } as Parameters<typeof marker>[0])).join(' · ');
}

it.each([
  ['en', '₹12.5–20k · ₹15k+ · Pay?'],
  ['hi', '₹12.5–20 हज़ार · ₹15 हज़ार+ · पगार?'],
  ['mr', '₹12.5–20 हजार · ₹15 हजार+ · पगार?'],
] as const)('markers tell in %s what a job pays, or that it does not say', async (language, expected) => {
  const i18n = createI18n(language, await loadPhrases(language, ['map', 'jobs', 'common']));
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Markers />
    </I18nProvider>,
  );
  expect(shown).toBe(expected);
});
