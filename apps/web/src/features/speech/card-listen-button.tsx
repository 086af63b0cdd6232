import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { IconButton, useSnackbar } from '@nukkad/ui';
import { Volume2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';

/** Reads a job card aloud, or stops it. The code that speaks is loaded when the button is pressed. */
export function CardListenButton({ title }: { readonly title: string }) {
  const t = useT('jobs');
  const language = useLanguage();
  const show = useSnackbar();
  const [isSpeaking, setSpeaking] = useState(false);
  const press = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const card = currentTarget.closest('article');
    const { readCard } = await import('./read-card.ts');
    if (card && !readCard(card, language, setSpeaking)) show({ text: t('noVoice') });
  };
  return (
    <IconButton
      className="card-listen"
      label={`${t('listen')}: ${title}`}
      isPressed={isSpeaking}
      icon={<Volume2 aria-hidden />}
      onClick={press}
    />
  );
}
