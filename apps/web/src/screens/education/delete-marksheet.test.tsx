import { expect, it } from 'vitest';
import { exampleOf, fakeApi, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const RECORD = exampleOf('education.own');
const SCHOOL = { school: 'Zilla Parishad School', passingYear: 2016, percentage: 68.4 };
const WITH_MARKSHEET = { ...RECORD, ssc: { ...SCHOOL, marksheet: 'marksheets/asha-10.webp' } };
const WITHOUT = { ...RECORD, ssc: { ...SCHOOL, marksheet: null } };

it.each([
  [
    'en',
    'Delete: Marksheet',
    'Delete the marksheet?',
    'The photo will be deleted for good. Your school, marks and year stay.',
    'Delete',
    'Marksheet deleted successfully',
    'Companies can no longer see it. You can add a new photo at any time.',
    'OK',
  ],
  [
    'hi',
    'हटाएँ: मार्कशीट',
    'मार्कशीट हटा दें?',
    'फ़ोटो हमेशा के लिए हट जाएगी। स्कूल, नंबर और साल बने रहेंगे।',
    'हटाएँ',
    'मार्कशीट हटा दी गई',
    'अब कोई कंपनी इसे नहीं देख सकती। आप कभी भी नई फ़ोटो जोड़ सकते हैं।',
    'ठीक है',
  ],
  [
    'mr',
    'काढून टाका: मार्कशीट',
    'मार्कशीट काढून टाकायची?',
    'फोटो कायमचा निघून जाईल. शाळा, गुण आणि वर्ष तसंच राहील.',
    'काढून टाका',
    'मार्कशीट काढून टाकली',
    'आता कोणत्याही कंपनीला ती दिसणार नाही. तुम्ही कधीही नवीन फोटो जोडू शकता.',
    'ठीक आहे',
  ],
] as const)(
  'asks for confirmation in %s before it deletes a marksheet, and confirms it',
  async (language, open, question, text, confirm, done, after, ok) => {
    const api = fakeApi({ 'education.own': WITH_MARKSHEET });
    const screen = await renderScreen('/sscDetail', { language, api });
    await screen.press(open);
    await screen.shows(question);
    await screen.shows(text);
    expect(api.calls('education.deleteTenthMarksheet')).toEqual([]);
    api.answer({ 'education.own': WITHOUT });
    await screen.press(confirm);
    await screen.shows(done);
    await screen.shows(after);
    expect(api.calls('education.deleteTenthMarksheet')).toEqual([{}]);
    await screen.press(ok);
    await screen.hides(done);
    expect(screen.names()).not.toContain(open);
  },
);

it('keeps the marksheet on Cancel', async () => {
  const api = fakeApi({ 'education.own': WITH_MARKSHEET });
  const screen = await renderScreen('/sscDetail', { api });
  await screen.press('Delete: Marksheet');
  await screen.press('Cancel');
  expect(api.calls('education.deleteTenthMarksheet')).toEqual([]);
  expect(screen.names()).toContain('Delete: Marksheet');
});

it('shows an error in the dialog if deleting fails', async () => {
  const api = fakeApi({
    'education.own': WITH_MARKSHEET,
    'education.deleteTenthMarksheet': refuses('OVERLOADED'),
  });
  const screen = await renderScreen('/sscDetail', { api });
  await screen.press('Delete: Marksheet');
  await screen.press('Delete');
  await screen.shows('Delete the marksheet?');
  await screen.hides('Marksheet deleted successfully');
});
