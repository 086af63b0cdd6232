import type { Fault } from './fault.ts';

const DESK_SCREENS = 'apps/desk/src/app/approved-screens.test.tsx';
const PHRASES = 'packages/i18n/src/approved-phrases.test.ts';
const RESPONSES = 'apps/web/server/approved-responses.test.ts';

/** Faults that only a comparison with the approved files of screens, phrases and responses notices. */
export const APPROVED_SCREEN_FAULTS: readonly Fault[] = [
  {
    name: 'pay and the first day are asked for by word of mouth in Marathi',
    kind: 'phrase',
    file: 'packages/i18n/src/notices/mr.ts',
    find: 'पगार आणि रुजू होण्याची तारीख लेखी मागा.',
    replace: 'पगार आणि रुजू होण्याची तारीख तोंडी मागा.',
    tests: [PHRASES],
  },
  {
    name: 'crawlers fetch robots.txt again each time',
    kind: 'side effect',
    file: 'apps/web/server/sitemap/sitemaps.ts',
    find: ".header('cache-control', CACHE).send(robotsText",
    replace: '.send(robotsText',
    tests: [RESPONSES],
  },
  {
    name: 'the example card of a new job has the night shift',
    kind: 'screen',
    file: 'apps/desk/src/features/job-form/how-it-works.tsx',
    find: "t('shift.DAY')",
    replace: "t('shift.NIGHT')",
    tests: [DESK_SCREENS],
  },
  {
    name: 'a ready-made message is in the language of the member',
    kind: 'screen',
    file: 'packages/i18n/src/react.ts',
    find: `  return i18n.hasResourceBundle(language, namespace)
    ? (fixedT(i18n, language, namespace)`,
    replace: `  return i18n.hasResourceBundle(language, namespace)
    ? (fixedT(i18n, i18n.language as Language, namespace)`,
    tests: [DESK_SCREENS],
  },
];
