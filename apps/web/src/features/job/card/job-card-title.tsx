import type { JobCard } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { textLanguage } from '../../../lib/language/text-language.ts';

type Titled = Pick<JobCard, 'title' | 'workNames' | 'titleAdds'>;

/** The kind of work in the reader's language. Without one it is the employer's title. */
export function JobCardTitle({ job }: { readonly job: Titled }) {
  const work = job.workNames?.[useLanguage()];
  return work ?? <EmployersTitle title={job.title} />;
}

/** The employer's own title below the kind of work. Renders nothing if it says nothing more. */
export function JobOwnTitle({ job: { title, workNames, titleAdds } }: { readonly job: Titled }) {
  return workNames && titleAdds ? <EmployersTitle title={title} /> : null;
}

/** The employer's title. In another language it gets a `lang` attribute. */
function EmployersTitle({ title }: Pick<JobCard, 'title'>) {
  const language = useLanguage();
  const titleLanguage = textLanguage(title, language);
  return titleLanguage === language ? title : <span lang={titleLanguage}>{title}</span>;
}
