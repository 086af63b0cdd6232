import { randomUUID } from 'node:crypto';
import { buildApplication, buildCompany } from '@nukkad/testing';
import type { Person, World } from './world.ts';

/** A seeker whose every field contains `marker`, with the ids of what belongs to her. */
export interface Victim extends Person {
  readonly marker: string;
  readonly phone: string;
  /** Ids that only she may use. */
  readonly ids: readonly string[];
}

async function addRecords({ database: { prisma } }: World, candidateId: string, marker: string) {
  const company = await buildCompany({ prisma });
  const application = await buildApplication({ prisma }, { candidateId });
  const experience = await prisma.experience.create({
    data: {
      ...{ candidateId, organization: marker, position: marker, levelYears: 1, location: marker },
      ...{ industry: marker, startDate: new Date('2024-01-01'), summary: marker, skills: [marker] },
    },
  });
  await prisma.education.create({
    data: { candidateId, level: 'SSC', institution: marker, exam: marker, marksheetPageKey: `${marker}.png` },
  });
  const { key: typeKey } = await prisma.notificationType.findFirstOrThrow();
  const values = { template: 'text', values: { text: marker } };
  const notification = await prisma.notification.create({
    data: { candidateId, typeKey, values, dedupeKey: marker, link: `/${marker}` },
  });
  const conversation = await prisma.conversation.create({
    data: {
      ...{ kind: 'COMPANY', candidateId, companyId: company.id, lastSequence: 1 },
      messages: { create: { sequence: 1, sender: 'CANDIDATE', body: marker, clientKey: randomUUID() } },
    },
  });
  const alert = await prisma.jobAlert.create({
    data: { candidateId, search: { text: marker }, searchHash: marker, checkedAt: new Date() },
  });
  const key = `${marker}-resume.pdf`;
  await prisma.storedFile.create({
    data: { key, candidateId, kind: 'RESUME', contentType: 'application/pdf', bytes: 10 },
  });
  await prisma.supportMessage.create({ data: { candidateId, message: marker } });
  return [application.id, experience.id, notification.id, conversation.id, alert.id, key];
}

/** Creates a seeker with records in every private table. */
export async function createVictim(world: World): Promise<Victim> {
  const marker = `secretof${randomUUID().replaceAll('-', '')}`;
  const phone = `+917${String(Date.now() % 1e9).padStart(9, '0')}`;
  const person = await world.person({
    ...{ name: `Asha ${marker}`, email: `${marker}@mail.example`, phone, fatherName: marker },
    ...{ motherName: marker, aboutMe: marker, profileSummary: marker, professionalSummary: marker },
    ...{ skills: [marker], resumeKey: `${marker}-resume.pdf`, linkedinUrl: `https://l.example/${marker}` },
  });
  const records = await addRecords(world, person.id, marker);
  return { ...person, marker, phone, ids: [person.id, person.loginId, ...records] };
}
