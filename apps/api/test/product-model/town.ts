import { randomUUID } from 'node:crypto';
import { releaseAnswers } from '@nukkad/core/answers/release-answers.ts';
import { sendAnswers } from '@nukkad/core/answers/send-answers.ts';
import { reopenApplicant, undoAnswer } from '@nukkad/core/answers/take-back.ts';
import { openApplicant } from '@nukkad/core/applicants/open-applicant.ts';
import { applyToJob } from '@nukkad/core/applications/apply-to-job.ts';
import { withdrawApplication } from '@nukkad/core/applications/withdraw-application.ts';
import { refundUnseen } from '@nukkad/core/credits/refund-unseen.ts';
import { requestCredits } from '@nukkad/core/credits/request-credits.ts';
import { deleteAccount } from '@nukkad/core/erasure/delete-account.ts';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { revealHrContact } from '@nukkad/core/hr/reveal-hr-contact.ts';
import type { CompanySession } from '@nukkad/core/members/member-session.ts';
import { removeFakeJob, resumeJob } from '@nukkad/core/moderation/settle-reports.ts';
import { applyReferral } from '@nukkad/core/referral/apply-referral.ts';
import { reportJob } from '@nukkad/core/reports/report-job.ts';
import { enterByPhone } from '@nukkad/core/session/enter-by-phone.ts';
import { sendSignInCode } from '@nukkad/core/session/send-sign-in-code.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { memberPhone } from '../hire-site.ts';
import { newPhone } from '../returning-seeker.ts';
import type { TestApp } from '../test-app.ts';
import { SLOTS } from './model.ts';
import { type AnswerStep, JOBS, SEEKERS, type Step } from './steps.ts';

const TEXTS = { terms: '', notice: '' };

/** A company with a member and two jobs, and three seekers who sign in by number. */
export class Town {
  readonly #test: TestApp;
  readonly #phones = Array.from({ length: SEEKERS }, newPhone);
  /** The current account of each seeker; after a deletion the last one. */
  readonly accounts: string[] = [];
  readonly jobs: string[] = [];
  readonly #codes: string[] = [];
  /** The latest held answer of each pair of seeker and job. */
  readonly #held = new Map<string, string>();
  #session: CompanySession | null = null;

  constructor(test: TestApp) {
    this.#test = test;
  }

  async build(): Promise<void> {
    const { database } = this.#test;
    const first = await buildJob(database, { expiresAt: new Date('2099-01-01') });
    const { companyId } = first;
    this.jobs.push(first.id);
    for (let at = 1; at < JOBS; at += 1)
      this.jobs.push((await buildJob(database, { companyId, expiresAt: new Date('2099-01-01') })).id);
    const phone = memberPhone();
    const member = await database.prisma.member.create({ data: { phone, name: 'Asha', language: 'en' } });
    await database.prisma.membership.create({
      data: { companyId, memberId: member.id, role: 'OWNER', createdBy: 'test' },
    });
    this.#session = {
      sessionId: randomUUID(),
      memberId: member.id,
      name: 'Asha',
      phone,
      language: 'en',
      companyId,
      role: 'OWNER',
    };
    for (let seeker = 0; seeker < SEEKERS; seeker += 1) await this.#signIn(seeker);
  }

  get companySession(): CompanySession {
    if (this.#session === null) throw new Error('The town is not built');
    return this.#session;
  }

  /** Signs in by number, which opens an account. Earlier codes do not count against the limits. */
  async #signIn(seeker: number): Promise<void> {
    const { container, database, sms } = this.#test;
    const phone = this.#phones[seeker] ?? '';
    await database.prisma.otpSend.deleteMany();
    await database.prisma.otpChallenge.deleteMany();
    await database.prisma.smsDay.deleteMany();
    const networkAddress = '198.51.100.7';
    const { token } = await sendSignInCode(container, { phone, networkAddress, language: 'en' });
    const { candidateId } = await enterByPhone(container, {
      phone,
      token,
      networkAddress,
      code: sms.lastCode(phone),
      owner: undefined,
      agreement: { language: 'en', accepted: TEXTS },
    });
    this.accounts[seeker] = candidateId;
    const { referralCode } = await database.prisma.candidate.update({
      where: { id: candidateId },
      data: { name: 'Asha' },
    });
    this.#codes[seeker] = referralCode;
  }

  #account(seeker: number): string {
    return this.accounts[seeker] ?? '';
  }

  #job(job: number): string {
    return this.jobs[job] ?? '';
  }

  /** Returns the id of an application, or an id that no application has. */
  async #application(seeker: number, job: number): Promise<string> {
    const found = await this.#test.database.prisma.application.findFirst({
      where: { candidateId: this.#account(seeker), jobId: this.#job(job) },
    });
    return found?.id ?? randomUUID();
  }

  async #apply(seeker: number, job: number, isRepeated: boolean): Promise<void> {
    const candidateId = this.#account(seeker);
    const actionKey = { candidateId, key: randomUUID(), fingerprint: 'apply' };
    const input = { jobId: this.#job(job), isAvailableInCity: true, knowsEnglish: true };
    const send = () => applyToJob(this.#test.container, { candidateId, input, language: 'en', actionKey });
    const first = await send();
    if (!isRepeated) return;
    const { credits } = await send();
    if (credits !== first.credits) throw new Error('A repeated application returned another balance');
  }

  async #answer({ seeker, job, to, slot }: AnswerStep, from: string): Promise<string> {
    const id = await this.#application(seeker, job);
    const at = SLOTS[slot]?.toISOString() ?? '';
    const answers = {
      applications: [id],
      from: from as AnswerStep['to'],
      to,
      reason: to === 'REJECTED' ? 'far' : undefined,
      interview: to === 'SCHEDULED' ? { at } : undefined,
    };
    const [answered] = await sendAnswers(this.#test.container, this.companySession, answers, null);
    if (answered?.answer && answered.result === 'HELD') this.#held.set(id, answered.answer);
    return answered?.code ?? answered?.result ?? '';
  }

  async #report(seeker: number, job: number): Promise<void> {
    const { container, database, clock } = this.#test;
    const view = { candidateId: this.#account(seeker), jobId: this.#job(job) };
    const now = clock.now();
    await database.prisma.jobView.createMany({
      data: [{ ...view, firstViewAt: now, lastDay: now }],
      skipDuplicates: true,
    });
    const network = `${this.#phones[seeker]}`;
    await reportJob(container, view.candidateId, { jobId: view.jobId, text: 'They ask for money' }, network);
  }

  /** Takes a step of a seeker. */
  async #takeSeekersStep(step: Step): Promise<boolean> {
    const { container } = this.#test;
    if (!('seeker' in step)) return false;
    const candidateId = this.#account(step.seeker);
    if (step.kind === 'return') await this.#signIn(step.seeker);
    else if (step.kind === 'apply') await this.#apply(step.seeker, step.job, step.isRepeated);
    else if (step.kind === 'withdraw') await withdrawApplication(container, candidateId, this.#job(step.job));
    else if (step.kind === 'contact')
      await revealHrContact(container, { candidateId, jobId: this.#job(step.job) });
    else if (step.kind === 'report') await this.#report(step.seeker, step.job);
    else if (step.kind === 'use-code')
      await applyReferral(container, { candidateId, code: this.#codes[step.owner] ?? '', language: 'en' });
    else if (step.kind === 'request-credits')
      await requestCredits(container, { candidateId, language: 'en' });
    else if (step.kind === 'delete') {
      await deleteAccount(container, candidateId);
      await eraseAccounts(container);
    } else return false;
    return true;
  }

  /** Takes a step, as the company sees it. Returns what came out of it; throws the refusal. */
  async take(step: Step, stageSeen: string): Promise<string> {
    const { container } = this.#test;
    const session = this.#session as CompanySession;
    if (await this.#takeSeekersStep(step)) return 'DONE';
    if (step.kind === 'answer') return this.#answer(step, stageSeen);
    if (step.kind === 'look')
      await openApplicant(container, session, await this.#application(step.seeker, step.job), 'en');
    else if (step.kind === 'reopen')
      await reopenApplicant(container, session, await this.#application(step.seeker, step.job));
    else if (step.kind === 'undo') {
      const held = this.#held.get(await this.#application(step.seeker, step.job));
      await undoAnswer(container, session, held ?? randomUUID());
    } else if (step.kind === 'release') await releaseAnswers(container);
    else if (step.kind === 'refund-unseen') await refundUnseen(container);
    else if (step.kind === 'resume')
      await resumeJob(container, { jobId: this.#job(step.job), actor: 'operator' });
    else if (step.kind === 'remove')
      await removeFakeJob(container, { jobId: this.#job(step.job), actor: 'operator' });
    return 'DONE';
  }

  /** Deletes the applications, so that the tasks of the next run do not find them. */
  async leave(): Promise<void> {
    const where = { candidateId: { in: this.accounts } };
    await this.#test.database.prisma.application.deleteMany({ where });
  }
}
