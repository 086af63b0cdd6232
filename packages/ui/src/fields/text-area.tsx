import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export interface TextAreaProps extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** How much is written or left, in words; stands below on the right. */
  readonly counter?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, isLabelHidden, counter, id, className, ...area } = props;
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden, id, className }}>
      {(ids) => (
        <>
          <textarea rows={4} {...area} {...ids} className="nk-box nk-box__input nk-box--area" />
          {counter && <div className="nk-field__counter">{counter}</div>}
        </>
      )}
    </Field>
  );
}
