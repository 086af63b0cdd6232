import type { JobDetail } from '@nukkad/contract';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';
import { useSkillName } from '../../../lib/use-skill-name.ts';
import { JobSection } from './job-section.tsx';

/** The required skills as chips, translated if possible. */
export function JobSkills({ skills, skillNames }: Pick<JobDetail, 'skills' | 'skillNames'>) {
  const t = useT('job');
  const language = useLanguage();
  const nameOf = useSkillName(skillNames);
  if (skills.length === 0) return null;
  return (
    <JobSection id="job-skills" title={t('skills')}>
      <ul className="skill-chips">
        {skills.map((skill) => (
          <li key={skill} lang={textLanguage(nameOf(skill), language)}>
            {nameOf(skill)}
          </li>
        ))}
      </ul>
    </JobSection>
  );
}
