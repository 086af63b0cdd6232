import { useT } from '@nukkad/i18n/react.ts';
import { Button, IconButton } from '@nukkad/ui';
import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useHref } from 'react-router-dom';
import { useVoice } from '../../features/speech/use-voice.tsx';

interface SearchBoxProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSubmit: () => void;
  /** Called with the recognised speech after the user has confirmed it. */
  readonly onSpoken: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Element ids of the list of results and of the highlighted option. */
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly isListed: boolean;
  /** Other filters of the search, which the form sends if JavaScript is not available. */
  readonly hiddenFields: readonly (readonly [name: string, value: string])[];
}

/** The text box of the search, in a form that works without JavaScript. */
export function SearchBox(props: SearchBoxProps) {
  const t = useT('search');
  const common = useT('common');
  const input = useRef<HTMLInputElement>(null);
  const { onTextChange } = props;
  const voice = useVoice(props.onSpoken);
  const isHere = useRef(false);
  useEffect(() => {
    if (isHere.current) return;
    isHere.current = true;
    const box = input.current;
    box?.focus({ preventScroll: true });
    // Text that was typed before hydration is only in the DOM.
    if (box && box.value !== box.defaultValue) onTextChange(box.value);
  }, [onTextChange]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  const clear = () => {
    props.onTextChange('');
    input.current?.focus();
  };
  return (
    <search>
      <form className="search-box" action={useHref('/joblist')} method="get" onSubmit={submit}>
        {props.hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="nk-box">
          <input
            ref={input}
            className="nk-box__input"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            role="combobox"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-expanded={props.isListed}
            aria-controls={props.listId}
            aria-activedescendant={props.activeId}
            placeholder={t('placeholder')}
            value={props.text}
            onChange={(event) => props.onTextChange(event.currentTarget.value)}
            onKeyDown={props.onKeyDown}
          />
          {/* Only one of the two buttons is shown, because a narrow phone has no room for both. */}
          {props.text === '' ? (
            voice.button
          ) : (
            <IconButton label={common('clear')} icon={<X aria-hidden size={20} />} onClick={clear} />
          )}
        </div>
        <Button type="submit" icon={<Search aria-hidden size={20} />}>
          {common('search')}
        </Button>
      </form>
      {voice.dialog}
    </search>
  );
}
