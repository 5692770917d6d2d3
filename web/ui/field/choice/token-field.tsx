import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';
import type { Choice } from './radio-group.tsx';
import css from './token-field.module.css';

interface TokenFieldProps extends Omit<ComboBoxProps, 'onChoose'> {
  readonly value: readonly Choice[];
  readonly onChange: (value: Choice[]) => void;
  /** Allows values that are not in the list; `value` and `label` are then the typed text. */
  readonly allowsCustomValues?: boolean;
}

/** A list of items such as skills, picked from suggestions or typed. */
export function TokenField({
  value,
  onChange,
  allowsCustomValues: allowsOwnWords = true,
  suggestions,
  text,
  ...rest
}: TokenFieldProps) {
  const t = useT();
  const announce = useAnnounce();
  const add = (choice: Choice) => {
    rest.onTextChange('');
    if (value.some((token) => token.value === choice.value)) return;
    onChange([...value, choice]);
    announce(t('forms.tokenAdded', { name: choice.label }));
  };
  const remove = (token: Choice) => {
    onChange(value.filter((other) => other.value !== token.value));
    announce(t('forms.tokenRemoved', { name: token.label }));
  };
  const available = suggestions.filter((choice) => !value.some((token) => token.value === choice.value));
  const custom = allowsOwnWords ? customToken(text, suggestions) : null;
  const choices = custom
    ? [...available, { value: custom.value, label: t('forms.addToken', { name: custom.label }) }]
    : available;
  const addChoice = (choice: Choice) => add(custom && choice.value === custom.value ? custom : choice);
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnSuggestion = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isOnSuggestion || text.trim() === '') return;
    event.preventDefault();
    const exact = available.find((choice) => isSameText(choice.label, text));
    const token = exact ?? custom;
    if (token) add(token);
  };
  return (
    <div className={css.field} onKeyDownCapture={onKeyDown}>
      <ComboBox {...rest} text={text} suggestions={choices} onChoose={addChoice} />
      {value.length > 0 && (
        <ul className={css.tokens} aria-label={t('forms.tokensChosen', { label: rest.label })}>
          {value.map((token) => (
            <li key={token.value} className={css.token}>
              {token.label}
              <IconButton
                icon={X}
                label={t('common.actions.remove', { name: token.label })}
                onPress={() => remove(token)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The typed text as a token, unless a suggestion is the same. */
function customToken(text: string, suggestions: readonly Choice[]): Choice | null {
  const label = text.trim().replace(/\s+/g, ' ');
  if (label === '' || suggestions.some((choice) => isSameText(choice.label, label))) return null;
  return { value: label, label };
}

function isSameText(left: string, right: string): boolean {
  return left.trim().toLocaleLowerCase() === right.trim().toLocaleLowerCase();
}
