import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';
import type { Choice } from './radio-group.tsx';
import css from './token-field.module.css';

interface TokenFieldProps extends Omit<ComboBoxProps, 'onChoose'> {
  readonly value: readonly Choice[];
  readonly onChange: (value: Choice[]) => void;
  /** People may add words that are not in the list; then `value` and `label` are those words. */
  readonly allowsOwnWords?: boolean;
}

/** A list of things such as skills, picked from suggestions or typed. */
export function TokenField({ value, onChange, allowsOwnWords = true, suggestions, text, ...rest }: TokenFieldProps) {
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
  const open = suggestions.filter((choice) => !value.some((token) => token.value === choice.value));
  const own = allowsOwnWords ? ownWords(text, suggestions) : null;
  const choices = own ? [...open, { value: own.value, label: t('forms.addToken', { name: own.label }) }] : open;
  const chosen = (choice: Choice) => add(own && choice.value === own.value ? own : choice);
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnSuggestion = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isOnSuggestion || text.trim() === '') return;
    event.preventDefault();
    const exact = open.find((choice) => isSame(choice.label, text));
    const token = exact ?? own;
    if (token) add(token);
  };
  return (
    <div className={css.field} onKeyDownCapture={onKeyDown}>
      <ComboBox {...rest} text={text} suggestions={choices} onChoose={chosen} />
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

/** The typed words as a token of their own, unless a suggestion says the same. */
function ownWords(text: string, suggestions: readonly Choice[]): Choice | null {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '' || suggestions.some((choice) => isSame(choice.label, words))) return null;
  return { value: words, label: words };
}

function isSame(left: string, right: string): boolean {
  return left.trim().toLocaleLowerCase() === right.trim().toLocaleLowerCase();
}
