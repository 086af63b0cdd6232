import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet } from '@nukkad/ui';
import { HomeChoice } from './home-choice.tsx';
import { useSaveHome } from './use-save-home.tsx';

interface HomeSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The city whose areas are offered at first. */
  readonly city: string | undefined;
  /** The text that the field begins with. */
  readonly text?: string;
  /** Called after a home was saved. */
  readonly onSaved?: () => void;
}

/** A sheet in which the seeker says where they live: typed, tapped, spoken or by the device's position. */
export function HomeSheet({ isOpen, onClose, city, text, onSaved }: HomeSheetProps) {
  const t = useT('home');
  const { save, remove, question } = useSaveHome();
  return (
    <>
      <BottomSheet isOpen={isOpen} onClose={onClose} title={t('title')}>
        <HomeChoice
          city={city}
          initialText={text}
          onChoose={(home) => {
            save(home);
            onClose();
            onSaved?.();
          }}
          onRemove={() => {
            remove();
            onClose();
          }}
        />
      </BottomSheet>
      {question}
    </>
  );
}
