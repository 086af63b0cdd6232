import { useT } from '@nukkad/i18n/react.ts';

/** The skills asked for, as chips. */
export function JobSkills({ skills }: { readonly skills: readonly string[] }) {
  const t = useT('jobs');
  if (skills.length === 0) return null;
  return (
    <section className="job-detail__section" aria-labelledby="job-skills">
      <h2 id="job-skills">{t('skills')}</h2>
      <ul className="skill-chips">
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </section>
  );
}
