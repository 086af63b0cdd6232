import type { Random } from '@nukkad/domain/random.ts';
import type { JobGender, JobStatus, JobType } from './types.ts';
import type { WorkKind } from './work-kinds.ts';

/** Draws the job type. Over all kinds of work, about 70 % are full-time, 20 % part-time and 10 % internships. */
export function drawJobType(random: Random, kind: WorkKind): JobType {
  const draw = random.unit();
  const partTime = kind.isOftenPartTime ? 0.4 : 0.18;
  if (draw < partTime) return 'PART_TIME';
  const internship = kind.qualifications.includes('UG') ? 0.155 : 0.03;
  return draw < partTime + internship ? 'INTERNSHIP' : 'FULL_TIME';
}

/** Draws the range of required experience in years. A range of 0 to 0 means a job for freshers. */
export function drawExperience(
  random: Random,
  kind: WorkKind,
  jobType: JobType,
): { min: number; max: number } {
  if (jobType === 'INTERNSHIP' || random.chance(0.22)) return { min: 0, max: 0 };
  if (random.chance(0.3)) return { min: 0, max: random.between(1, 3) };
  const ceiling = Math.max(2, kind.experienceCeiling);
  const min = Math.min(ceiling - 1, 1 + Math.floor(random.unit() ** 1.8 * ceiling));
  return { min, max: Math.min(10, min + random.between(1, 4)) };
}

export function drawGender(random: Random, kind: WorkKind): JobGender {
  const draw = random.unit();
  if (kind.genderLean !== 'ANY') return draw < 0.25 ? kind.genderLean : 'ANY';
  if (draw < 0.03) return 'MALE';
  return draw < 0.06 ? 'FEMALE' : 'ANY';
}

/** Draws the number of openings: mostly one or a few, sometimes many. */
export function drawPositions(random: Random): number {
  const draw = random.unit();
  if (draw < 0.45) return 1;
  if (draw < 0.85) return random.between(2, 6);
  return draw < 0.97 ? random.between(7, 20) : random.between(5, 20) * 5;
}

export function drawStatus(random: Random): JobStatus {
  const draw = random.unit();
  if (draw < 0.92) return 'ACTIVE';
  return draw < 0.97 ? 'CLOSED' : 'PAUSED';
}

const OWN_SKILLS_SHOWN = 3;

/** Adds at most `count` skills of a list to `chosen`, in order from a random start. */
function addSkills(random: Random, chosen: string[], from: readonly string[], count: number): void {
  const offset = random.below(Math.max(1, from.length));
  const limit = chosen.length + count;
  for (let step = 0; step < from.length && chosen.length < limit; step++) {
    const skill = from[(offset + step) % from.length] as string;
    if (!chosen.includes(skill)) chosen.push(skill);
  }
}

/** Draws skills of the kind of work first, then one or two that its whole profile shares. */
export function drawSkills(random: Random, kind: WorkKind): string[] {
  const chosen: string[] = [];
  addSkills(random, chosen, kind.ownSkills, OWN_SKILLS_SHOWN);
  addSkills(random, chosen, kind.sharedSkills, random.between(1, 2));
  return chosen;
}
