import { routes } from '@nukkad/contract';
import { buildCompany } from '@nukkad/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the signed-in seeker', () => {
  it('has the login fields, verified mobile, credits and percentage', async () => {
    const { id, candidate, client } = await test.seeker({ credits: 4 });
    const { body } = await client.raw(routes.accountSummary, { body: { jobseekerId: id } });
    expect(body).toMatchObject({
      success: true,
      jsDetails: {
        jobseekerId: id,
        jsObjectId: expect.any(String),
        adminId: expect.any(String),
        email: candidate.email,
        referralCode: candidate.referralCode,
        jobseekerName: candidate.name,
        ismobileVerified: true,
        candidateCredits: 4,
        isAvailable: true,
      },
    });
    expect(body.jsDetails.profilePercentage).toBeGreaterThan(0);
  });
});

describe('availability', () => {
  it('is stored and returned from then on', async () => {
    const { client } = await test.seeker();
    for (const isAvailable of [false, false, true]) {
      expect(await client.call(routes.accountSetAvailability, { isAvailable })).toEqual({ isAvailable });
      expect(await client.call(routes.accountSummary, {})).toMatchObject({ isAvailable });
    }
  });

  it.each(['true', 1, null])('refuses %j', async (isAvailable) => {
    const { client } = await test.seeker();
    const answer = await client.raw(routes.accountSetAvailability, { body: { isAvailable } });
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path: 'isAvailable' }] });
  });
});

describe('the language', () => {
  it('applies to the next responses, unless the device requests another', async () => {
    const { id, client } = await test.seeker({ language: 'en' });
    const refusal = async (headers = {}) =>
      (await client.raw(routes.supportContact, { body: { msg: ' ' }, headers })).body.msg;
    expect(await refusal()).toMatch(/write something/);
    for (const language of ['hi', 'mr', 'en'] as const) {
      expect(await client.call(routes.accountSetLanguage, { language })).toEqual({ language });
      const stored = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id } });
      expect(stored.language).toBe(language);
    }
    await client.call(routes.accountSetLanguage, { language: 'mr' });
    expect(await refusal()).toMatch(/काहीतरी लिहा/);
    expect(await refusal({ 'accept-language': 'hi' })).toMatch(/कुछ लिखें/);
  });

  it('refuses a language other than the three', async () => {
    const { client } = await test.seeker();
    const answer = await client.raw(routes.accountSetLanguage, { body: { selectedLang: 'fr' } });
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'selectedLang']);
  });
});

describe('feedback from companies', () => {
  it('is listed for its seeker, newest first', async () => {
    const { id, client } = await test.seeker();
    const other = await test.seeker();
    expect(await client.call(routes.feedbackFromCompanies, {})).toEqual({ feedback: [] });
    const company = await buildCompany(test.database, { name: 'Shinde Sweets' });
    const now = Date.now();
    for (const [index, comment] of ['first', 'वेळेवर आली'].entries())
      await test.database.prisma.companyFeedback.create({
        data: { candidateId: id, companyId: company.id, comment, createdAt: new Date(now + index * 1000) },
      });
    const { body } = await client.raw(routes.feedbackFromCompanies, { body: { jobseekerId: id } });
    expect(body.review).toMatchObject([
      { companyId: company.id, companyName: 'Shinde Sweets', comments: 'वेळेवर आली' },
      { comments: 'first' },
    ]);
    expect(await other.client.call(routes.feedbackFromCompanies, {})).toEqual({ feedback: [] });
  });
});
