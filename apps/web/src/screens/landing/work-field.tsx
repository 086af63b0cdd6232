import { useT } from '@nukkad/i18n/react.ts';
import { TextField } from '@nukkad/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { requirePhrases } from '../../lib/language/require-phrases.ts';
import { useServices } from '../../lib/services.ts';
import type { WorkSuggestions } from './work-suggestions.tsx';

interface WorkFieldProps {
  readonly city: string | undefined;
  readonly suffix: ReactNode;
}

/** The text box for the kind of work. The code of its suggestions is loaded when it has the focus. */
export function WorkField({ city, suffix }: WorkFieldProps) {
  const t = useT('landing');
  const services = useServices();
  const box = useRef<HTMLInputElement>(null);
  const [parts, setParts] = useState<{ readonly Suggestions: typeof WorkSuggestions }>();
  const load = () => {
    const code = import('./work-suggestions.tsx');
    // Without its suggestions, the field is still a search form. The next focus tries again.
    Promise.all([code, requirePhrases(services, ['search', 'jobs'])]).then(
      ([{ WorkSuggestions: Suggestions }]) => setParts({ Suggestions }),
      () => undefined,
    );
  };
  useEffect(() => {
    // The field may have the focus before hydration.
    if (document.activeElement === box.current) load();
  }, []);
  return (
    <div className="landing-hero__what">
      <TextField
        ref={box}
        label={t('heroWhat')}
        name="q"
        type="search"
        autoComplete="off"
        placeholder={t('heroWhatHint')}
        prefix={<Search aria-hidden size={20} />}
        suffix={suffix}
        onFocus={parts ? undefined : load}
      />
      {parts && <parts.Suggestions box={box} city={city} />}
    </div>
  );
}
