import { useT } from '@nukkad/i18n/react.ts';
import { IconButton } from '@nukkad/ui';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';

interface ForgetButtonProps {
  readonly name: string;
  readonly onForget: () => void;
}

/** Moves the focus from a removed item's button to that of the next item, or to the text box if there is none. */
function moveFocus(button: Element): void {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('button') ?? document.querySelector('[role=combobox]');
  if (target instanceof HTMLElement) target.focus();
}

/** A button that removes one item from the recently opened ones. */
export function ForgetButton({ name, onForget }: ForgetButtonProps) {
  const t = useT('search');
  const forget = (event: MouseEvent) => {
    moveFocus(event.currentTarget);
    onForget();
  };
  return (
    <IconButton
      className="forget-button"
      label={t('forgetOne', { name })}
      icon={<X aria-hidden size={18} />}
      onClick={forget}
    />
  );
}
