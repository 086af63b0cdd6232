import type { JobFilterInput, JobFilterOutput } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from '../filter-jobs.ts';
import { searchTypeahead } from '../search-typeahead.ts';

let test: TestDatabase;

/** Titles with their sub-profiles, as `profile/sub-profile`. */
const JOBS = [
  ['Home Cook', 'cook/home-cook'],
  ['मेस के लिए रसोइया चाहिए', 'cook/mess-cook'],
  ['Waiter for hotel', 'cook/waiter-steward'],
  ['Delivery Boy, bike', 'delivery/food-delivery'],
  ['Truck driver', 'delivery/driver-heavy'],
  ['Car driver, day shift', 'delivery/driver-light'],
  ['Security Guard night shift', 'safety-management/security-guard'],
  ['Ladies tailor', 'tailor/ladies-tailor'],
  ['Wireman', 'technician/electrician'],
  ['Front office, hospital', 'receptionist/hospital-receptionist'],
  ['Peon', 'receptionist/office-boy'],
  ['Field sales executive', 'sales/field-sales'],
  ['Tally operator', 'accountant/tally-operator'],
] as const;

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  for (const [slug, size] of [
    ['pune', JOBS.length],
    ['nashik', 4],
  ] as const) {
    const city = await findCity(database, slug);
    const { id: cityId, latitude, longitude } = city;
    const { id: companyId } = await buildCompany(database, { cityId, name: 'Zeenat Caterers' });
    for (const [title, key] of JOBS.slice(0, size)) {
      const [profileKey = '', subProfileKey = ''] = key.split('/');
      const work = { profileKey, subProfileKey, skills: [] };
      await buildJob(database, { title, companyId, cityId, latitude, longitude, ...work });
    }
  }
  await searchLanguage.refresh(database);
}, 120_000);

afterAll(() => test.drop());

/** Texts as people type them, also half typed. */
const TEXTS = `
cook
cook pune
driver
security guard night shift
ward boy
kaam
tailor or cook pune
near station
electrician nashik
wireman
रसोइया
स्वयंपाकी पुण्यात
ड्राइवर
सुरक्षा रक्षक
शिंपी काम
cook not hotel
बिना अनुभव
10th pass job
part time
work from home
15000 salary cook
cook near swargate bus stand
Pune or Mumbai cook
tailer
electrisian
dilevery
zeenat
zeenat cook
tally accountant
dosa master
hotel
hospital
school
computer
tally
excel
hindi typing
office
ladies job
student
night
urgent
co
coo
coo
del
deliv
secu
security g
elec
electr
tai
tail
ward b
off
ship
hom
hote
bike
car
फिट
मज
भां
wai
driver pu
cook pu
cook in pu
cook near sw
cook near swargate bus st
रसो
स्वयं
ड्रा
ड्राइ
शिं
सुर
गार
ele nas
cook or dri
cook not ho
cook without exp
10th pa
part ti
nigh
pun
mumb
nash
hada
koth
swar
railway sta
15
15k
20000
teach
rece
recep
hospital rec
acc
account
tall
graphic des
data en
help
pack
load
ऑफ
हॉट
हॉस्पि
कुक
वेट
पुण्या
मुंब
driver aur
sirf cook
cook nahi
mujhe cook ka
mala driver
job
jobs in
kaam chahiye
नोकरी
काम पाहिजे
xyzzy
नर्स
nurse
plumber
beautician
python developer
no sales
sales nako
not in mumbai
mumbai nahi
cook mumbai nahi
driver but not truck
without english
night shift nahi
bina anubhav
delivery ya driver
guard 411028
411028
`
  .split('\n')
  .filter(Boolean);

const listOf = (text: string, city: string | undefined): Promise<JobFilterOutput> => {
  const filter: JobFilterInput = { text, city, sortBy: 'NEWEST', page: 1, size: 10 };
  return filterJobs({ database: test.database }, null, filter);
};

/** Returns the jobs of each step of a list, with the words of the step's heading. */
const stepsOf = ({ jobs, steps = [] }: JobFilterOutput) =>
  steps.map(({ step, from, words = '' }, at) => ({
    step,
    words,
    jobs: jobs.slice(from, steps[at + 1]?.from),
  }));

/** Mumbai has no jobs, so that a list shows the nearest ones below. */
describe.each(['Pune', 'Mumbai'])('the suggestions in %s', (city) => {
  it.each(TEXTS)('exist if the list has jobs, and its headings say what is to be seen: %s', async (text) => {
    const list = await listOf(text, city);
    const found = await searchTypeahead({ database: test.database }, null, { text, city, language: 'en' });
    const isListed = list.jobs.length + list.nearby.length > 0;
    const suggested = found.jobs.length + found.companies.length + found.suggestions.length;
    expect(suggested > 0 || !isListed).toBe(true);
    for (const { step, words, jobs } of stepsOf(list)) {
      if (step === 'ONLY_WORDS') {
        for (const { title, companyName } of jobs) {
          expect(wordsOf(`${title} ${companyName}`)).toEqual(expect.arrayContaining(wordsOf(words)));
        }
      }
      if (step === 'WITHOUT_WORDS') expect(wordsOf(text)).toEqual(expect.arrayContaining(wordsOf(words)));
    }
  });
});
