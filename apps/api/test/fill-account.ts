import { routes } from '@nukkad/contract';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { subscriptionOf } from './push-subscription.ts';
import { samplePdf } from './sample-files.ts';
import type { TestApp } from './test-app.ts';

/** Fills every field of a seeker and uses every feature, so that each table has data of the account. */
export async function fillAccount(test: TestApp, candidateId: string, word: string): Promise<void> {
  await fillColumns(test, candidateId, word);
  await fillTables(test, candidateId, word);
  await act(test, candidateId, word);
}

async function fillColumns({ database }: TestApp, id: string, word: string): Promise<void> {
  const city = await buildCity(database);
  await database.prisma.candidate.update({
    where: { id },
    data: {
      ...{ fatherName: word, motherName: word, linkedinUrl: word, facebookUrl: word, instagramUrl: word },
      ...{ photoKey: word, providerImageUrl: word, resumeKey: word, resumeThumbnailKey: word },
      ...{ videoKey: word, videoThumbnailKey: word, aboutMe: word, profileSummary: word },
      ...{ professionalSummary: word, skills: [word], aadhaarLastFour: '4711', cityId: city.id },
      ...{ latitude: 18.471147, longitude: 73.471147 },
    },
  });
}

async function fillTables({ database }: TestApp, candidateId: string, word: string): Promise<void> {
  const { prisma } = database;
  const job = await buildJob(database);
  const { companyId } = job;
  await prisma.education.create({
    data: {
      ...{ candidateId, level: 'SSC', institution: word, exam: word },
      ...{ marksheetThumbnailKey: word, marksheetPageKey: word },
    },
  });
  await prisma.experience.create({
    data: {
      ...{ candidateId, organization: word, position: word, levelYears: 1, location: word, industry: word },
      ...{ startDate: new Date('2024-01-01'), summary: word, skills: [word] },
    },
  });
  const { profileKey } = job;
  await prisma.interest.create({ data: { candidateId, profileKey } });
  await prisma.consent.create({ data: { candidateId, purpose: 'location', version: '1', language: 'en' } });
  await prisma.companyReview.create({ data: { candidateId, companyId, rating: 4, comment: word } });
  await prisma.companyFeedback.create({ data: { candidateId, companyId, comment: word } });
  await prisma.jobReport.create({ data: { candidateId, jobId: job.id, text: word } });
  await prisma.contactReport.create({
    data: {
      candidateId,
      companyId,
      jobId: job.id,
      about: 'CALL',
      reason: 'OTHER',
      text: word,
      signInHash: 'hash',
      createdAt: new Date(),
    },
  });
  await prisma.savedJob.create({ data: { candidateId, jobId: job.id } });
  await prisma.dismissedJob.create({ data: { candidateId, jobId: job.id } });
  await prisma.recentJob.create({ data: { candidateId, jobId: job.id, searchedAt: new Date() } });
  await prisma.recentCompany.create({ data: { candidateId, companyId, searchedAt: new Date() } });
  await prisma.jobView.create({
    data: { candidateId, jobId: job.id, firstViewAt: new Date(), lastDay: new Date('2026-01-01') },
  });
  const application = await buildApplication(database, {
    candidateId,
    latitude: 18.471147,
    longitude: 73.471147,
  });
  await prisma.applicationEvent.create({
    data: { applicationId: application.id, status: 'APPLIED', note: word },
  });
  await fillAnswers(database, candidateId, application);
  await prisma.conversation.create({
    data: {
      ...{ kind: 'COMPANY', candidateId, companyId: (await buildCompany(database)).id, lastSequence: 1 },
      messages: { create: { sequence: 1, sender: 'CANDIDATE', body: word, clientKey: word } },
    },
  });
  const { key: typeKey } = await prisma.notificationType.findFirstOrThrow();
  await prisma.notificationPreference.create({ data: { candidateId, typeKey, isEnabled: true } });
  await prisma.notification.create({
    data: { candidateId, typeKey, values: { template: word, values: { word } }, dedupeKey: word, link: word },
  });
}

/** Stores what a company has done with an application: a held answer, a call, and a row of the access ledger. */
async function fillAnswers(
  { prisma }: TestApp['database'],
  candidateId: string,
  { id: applicationId, companyId }: { readonly id: string; readonly companyId: string },
): Promise<void> {
  const now = new Date();
  const { id: memberId } = await prisma.member.create({ data: { name: 'Asha', language: 'en' } });
  await prisma.heldAnswer.create({
    data: {
      ...{
        applicationId,
        memberId,
        from: 'APPLIED',
        attempt: 1,
        reason: 'filled',
        createdAt: now,
        dueAt: now,
      },
    },
  });
  await prisma.applicationCall.create({ data: { applicationId, memberId, outcome: 'REACHED', at: now } });
  const sent = { channel: 'SMS', recipient: '+919800004711', candidateId, language: 'en' } as const;
  await prisma.outgoingMessage.create({
    data: {
      ...{
        ...sent,
        template: 'interviewSet',
        values: {},
        dedupeKey: `message ${candidateId}`,
      },
      ...{ createdAt: now, dueAt: now, expiresAt: now },
    },
  });
  await prisma.profileAccess.create({
    data: {
      ...{ candidateId, companyId, subjectHash: 'hash', context: applicationId, actor: `member:${memberId}` },
      ...{ what: 'PROFILE', day: now, firstAt: now, lastAt: now },
    },
  });
}

async function act(test: TestApp, candidateId: string, word: string): Promise<void> {
  const client = test.client.as(await test.signIn(candidateId));
  const job = await buildJob(test.database);
  const company = await buildCompany(test.database);
  await client.call(routes.startupSavePushSubscription, { subscription: subscriptionOf(word) });
  await client.call(routes.jobApply, { jobId: job.id, isAvailableInCity: true, knowsEnglish: true });
  await client.call(routes.hrContact, { jobId: (await buildJob(test.database)).id });
  await client.call(routes.companyFollow, { companyId: company.id });
  await client.call(routes.alertAdd, { text: word, city: 'Pune', isNearMe: false });
  await client.call(routes.feedbackSubmit, { text: `${word} ${word}` });
  await client.call(routes.supportContact, { text: `${word} ${word}` });
  await client.call(
    routes.fileUpload,
    { kind: 'RESUME' },
    { file: new Blob([new Uint8Array(await samplePdf())]) },
  );
  await test.database.prisma.creditRequest.create({ data: { candidateId } });
}
