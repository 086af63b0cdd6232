import { randomUUID } from 'node:crypto';
import { companyTerms } from '@nukkad/content/company-terms.ts';
import {
  CHAT_LENGTH_MAX,
  FREE_TEXT_LENGTH_MAX,
  NAME_LENGTH_MAX,
  REVIEW_LENGTH_MAX,
  SEARCH_LENGTH_MAX,
} from '@nukkad/contract/constants.ts';
import {
  type AnyPartnerRoute,
  companyChange,
  companyClaim,
  companyFind,
  companyJobChange,
  companyJobOne,
  companyProfile,
  companyRegister,
  draftChange,
  draftCreate,
  draftOne,
  helpList,
  helpSend,
  interviewChange,
  memberChange,
  memberMe,
  messageList,
  messageSend,
  reviewList,
  reviewReply,
  suggestPlaces,
  suggestWork,
} from '@nukkad/contract/partner/index.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { type HireSite, memberPhone, signInMember } from './hire-site.ts';
import { list, NOW, schedule, TOMORROW, withApplicant } from './interviews.ts';
import { post } from './posting.ts';
import type { TestApp } from './test-app.ts';

type Answer = Awaited<ReturnType<HireSite['raw']>>;

/** A field of the hire site that takes a text. */
export interface TextField {
  readonly name: string;
  /** The most characters, as the API's documentation says. */
  readonly most: number;
  /** The path of the field in an error. */
  readonly path: string;
  readonly send: (text: string) => Promise<Answer>;
  /** Returns what is stored; absent for texts that only search. */
  readonly read?: () => Promise<string | null | undefined>;
  /** What happens with a text that shows nothing: it is refused, or nothing is stored. */
  readonly blank: 'VALIDATION_FAILED' | 'EMPTY_MESSAGE' | 'nothing';
}

const terms = companyTerms.version;

/** Returns every field of the hire site that takes a text, for a company with an applicant. The test's clock must be set. */
export async function buildTextFields(test: TestApp): Promise<readonly TextField[]> {
  const later = (milliseconds: number) =>
    test.clock.set(new Date(test.clock.now().getTime() + milliseconds).toISOString());
  const fixture = await withApplicant(test);
  const { id: application, seeker } = fixture;
  const { site, company } = fixture.owner;
  const params = { company: company.id };
  const ofApplicant = { ...params, application };
  const { prisma } = test.database;
  const send = (route: AnyPartnerRoute, own: Record<string, string>, body: object) =>
    site.raw(route, { params: own, body, headers: { 'idempotency-key': randomUUID() } });
  const search = (route: AnyPartnerRoute, query: Record<string, string>) => site.raw(route, { query });

  const { id: interview } = await schedule(fixture, { at: TOMORROW });
  const listed = async () => (await list(fixture)).items.find(({ id }) => id === interview);
  const changeInterview = async (body: object) =>
    send(interviewChange, { ...params, interview }, { sequence: (await listed())?.sequence ?? 0, ...body });

  const { id: review } = await prisma.companyReview.create({
    data: {
      companyId: company.id,
      candidateId: seeker.id,
      rating: 3,
      comment: 'I waited.',
      createdAt: new Date(NOW),
    },
  });
  const { id: draft } = await site.call(draftCreate, { params, body: { fields: {} } });
  const ofDraft = { ...params, draft };
  const readDraft = async () => (await site.call(draftOne, { params: ofDraft })).fields;
  const writeDraft = (change: object) => send(draftChange, ofDraft, { fields: change });
  const { id: job } = await post({ site, params });
  const readJob = () => site.call(companyJobOne, { params: { ...params, job } });
  const writeJob = async (change: object) =>
    send(companyJobChange, { ...params, job }, { since: (await readJob()).changedAt, fields: change });
  const profile = () => site.call(companyProfile, { params });
  let sentAddress = '';
  const writeCompany = async (change: object) =>
    send(companyChange, params, { version: (await profile()).version, ...change });

  return [
    {
      name: 'member name',
      most: NAME_LENGTH_MAX,
      path: 'name',
      send: (text) => send(memberChange, {}, { name: text }),
      read: async () => (await site.call(memberMe, {})).member.name,
      blank: 'VALIDATION_FAILED',
    },
    {
      name: 'company name',
      most: 160,
      path: 'name',
      send: (text) => writeCompany({ name: text }),
      read: async () => (await profile()).name,
      blank: 'VALIDATION_FAILED',
    },
    {
      name: 'company description',
      most: 2000,
      path: 'description',
      send: (text) => writeCompany({ description: text }),
      read: async () => (await profile()).description,
      blank: 'nothing',
    },
    {
      name: 'company address',
      most: 500,
      path: 'address',
      send: (text) => {
        sentAddress = text.trim();
        return writeCompany({ address: text });
      },
      // The city is added at the end.
      read: async () => {
        const { address } = await profile();
        return sentAddress !== '' && address.startsWith(sentAddress) ? sentAddress : address;
      },
      blank: 'nothing',
    },
    {
      name: 'new company',
      most: 160,
      path: 'name',
      send: async (text) => {
        const own = await signInMember(test, memberPhone());
        const body = { name: text, city: 'Pune', terms };
        return own.raw(companyRegister, { body, headers: { 'idempotency-key': randomUUID() } });
      },
      read: async () => (await prisma.company.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })).name,
      blank: 'VALIDATION_FAILED',
    },
    {
      name: 'draft title',
      most: 150,
      path: 'fields.title',
      send: (title) => writeDraft({ title }),
      read: async () => (await readDraft()).title,
      blank: 'nothing',
    },
    {
      name: 'draft address',
      most: 500,
      path: 'fields.address',
      send: (address) => writeDraft({ address }),
      read: async () => (await readDraft()).address,
      blank: 'nothing',
    },
    {
      name: 'draft own words',
      most: 5000,
      path: 'fields.requirements',
      send: (requirements) => writeDraft({ requirements }),
      read: async () => (await readDraft()).requirements,
      blank: 'nothing',
    },
    {
      name: 'draft skill',
      most: 60,
      path: 'fields.skills.0',
      send: (skill) => writeDraft({ skills: [skill] }),
      read: async () => (await readDraft()).skills?.[0],
      blank: 'nothing',
    },
    {
      name: 'job title',
      most: 150,
      path: 'fields.title',
      send: (title) => writeJob({ title }),
      read: async () => (await readJob()).title,
      blank: 'nothing',
    },
    {
      name: 'job own words',
      most: 5000,
      path: 'fields.requirements',
      send: (requirements) => writeJob({ requirements }),
      read: async () => (await readJob()).fields.requirements,
      blank: 'nothing',
    },
    {
      name: 'interview place',
      most: 300,
      path: 'place',
      send: (place) => changeInterview({ place }),
      read: async () => (await listed())?.place,
      blank: 'nothing',
    },
    {
      name: 'what to bring',
      most: 200,
      path: 'bring',
      send: (bring) => changeInterview({ bring }),
      read: async () => (await listed())?.bring,
      blank: 'nothing',
    },
    {
      name: 'message',
      most: CHAT_LENGTH_MAX,
      path: 'text',
      send: (text) => {
        // Twenty messages in ten seconds is the limit.
        later(1000);
        return send(messageSend, ofApplicant, { text, clientKey: randomUUID() });
      },
      read: async () =>
        (await site.call(messageList, { params: ofApplicant, query: {} })).messages.at(-1)?.text,
      blank: 'EMPTY_MESSAGE',
    },
    {
      name: 'reply to a review',
      most: REVIEW_LENGTH_MAX,
      path: 'text',
      send: (text) => send(reviewReply, { ...params, review }, { text }),
      read: async () => (await site.call(reviewList, { params, query: {} })).items[0]?.reply?.text,
      blank: 'EMPTY_MESSAGE',
    },
    {
      name: 'question',
      most: FREE_TEXT_LENGTH_MAX,
      path: 'text',
      send: async (text) => {
        // Ten questions a day is the limit.
        await prisma.countedAction.deleteMany();
        later(1);
        return send(helpSend, {}, { text });
      },
      read: async () => (await site.call(helpList, { query: {} })).items[0]?.text,
      blank: 'EMPTY_MESSAGE',
    },
    {
      name: 'claim',
      most: 300,
      path: 'note',
      send: async (note) => {
        const own = await signInMember(test, memberPhone());
        const { id } = await buildCompany(test.database);
        const body = { note, terms };
        return own.raw(companyClaim, {
          params: { company: id },
          body,
          headers: { 'idempotency-key': randomUUID() },
        });
      },
      read: async () => (await prisma.companyClaim.findFirst({ orderBy: { id: 'desc' } }))?.note,
      blank: 'nothing',
    },
    {
      name: 'search for companies',
      most: 80,
      path: 'find',
      send: async (find) => {
        await prisma.countedAction.deleteMany();
        return search(companyFind, { find });
      },
      blank: 'nothing',
    },
    {
      name: 'search for work',
      most: SEARCH_LENGTH_MAX,
      path: 'text',
      send: (text) => search(suggestWork, { text }),
      blank: 'nothing',
    },
    {
      name: 'search for places',
      most: SEARCH_LENGTH_MAX,
      path: 'text',
      send: (text) => search(suggestPlaces, { text }),
      blank: 'nothing',
    },
  ];
}
