import { useT } from '@nukkad/i18n/react.ts';
import { Notice, Skeleton } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { readWord } from './read-word.ts';

/** Shows a DOCX file in a sandboxed frame, so that scripts and links in it do not work. */
export function WordPage({ url, fileKey }: { readonly url: string; readonly fileKey: string }) {
  const t = useT('resume');
  const page = useQuery({
    queryKey: ['word', fileKey],
    queryFn: ({ signal }) => readWord(url, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (page.isPending) return <Skeleton shape="card" />;
  if (page.isError) return <Notice tone="info">{t('noPreview')}</Notice>;
  return <iframe className="resume-frame" title={t('frame')} sandbox="" srcDoc={page.data} />;
}
