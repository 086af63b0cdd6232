import { useT } from '@nukkad/i18n/react.ts';
import { JobSection } from './job-section.tsx';

/** The skills asked for, as chips. */
export function JobSkills({ skills }: { readonly skills: readonly string[] }) {
  const t = useT('jobs');
  if (skills.length === 0) return null;
  return (
    <JobSection id="job-skills" title={t('skills')}>
      <ul className="skill-chips">
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </JobSection>
  );
}
