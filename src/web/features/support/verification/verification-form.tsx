// Verification code field with check button and scanner; without scripts, a form whose checks are not recorded.
import { type ClipboardEvent, type Ref, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { digitsOf, formatCode } from '../../../../shared/verification-code.ts'
import { useHref } from '../../../page/local-link.tsx'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { OutcomeBox } from './outcome-box.tsx'
import { lazySecurityCheck } from './lazy-forms.ts'
import { groupWhileTyping } from './group-while-typing.ts'
import { ScanButton } from './scan-button.tsx'
import { readScan } from '../scan/read-scan.ts'
import { type CodeCheck, type Outcome, useCheck } from './use-check.ts'
import css from './verification.module.css'

export interface VerificationFormProps {
  /** Digits from the URL; '' if it has none. */
  initialCode: string
  /** Number of the item from the URL; '' if it has none. */
  item: string
  /** Result of the check without scripts. */
  initialOutcome: Outcome | null
  /** Receives the code that prefills the report form below. */
  onCode: (code: string) => void
}

const FIELD = 'verification-code'

export function VerificationForm({
  initialCode,
  item,
  initialOutcome,
  onCode,
}: VerificationFormProps) {
  const t = useTexts('verification').input
  const field = useRef<HTMLInputElement>(null)
  const { outcome, outcomeCount, isChecking, needsCode, security, check } = useCheck(initialOutcome)
  const path = useHref(PATHS.verification)
  function show(value: string, caret = value.length) {
    if (!field.current) return
    field.current.value = value
    field.current.setSelectionRange(caret, caret)
    onCode(digitsOf(value))
  }
  function start() {
    void check(digitsOf(field.current?.value ?? ''))
  }
  function insertCode(code: string) {
    show(formatCode(code))
    field.current?.focus()
  }
  return (
    <>
      <form
        method="get"
        action={path}
        data-reload
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <CodeField ref={field} initialCode={initialCode} onType={show} onPastedCode={insertCode} />
        {initialCode !== '' && initialOutcome === null && <Prefilled item={item} />}
        {/* Asks the server to check without recording, because a form without scripts has no token. */}
        <input type="hidden" name="look" value="1" />
        {needsCode && <Security security={security} />}
        <div className={css.actions}>
          <Button type="submit" look="primary" aria-disabled={isChecking}>
            {isChecking ? t.checking : t.check}
          </Button>
          <ScanButton onCode={insertCode} />
        </div>
      </form>
      <OutcomeBox key={outcomeCount} outcome={outcome} focus={outcomeCount > 0} onRetry={start} />
    </>
  )
}

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>
  initialCode: string
  onType: (value: string, caret: number) => void
  /** Called when a link or another text with a code was pasted. */
  onPastedCode: (code: string) => void
}

function CodeField({ ref, initialCode, onType, onPastedCode }: CodeFieldProps) {
  const t = useTexts('verification').input
  return (
    <>
      <label htmlFor={FIELD} className={css.label}>
        {t.label}
      </label>
      <input
        ref={ref}
        id={FIELD}
        name="no"
        className={css.code}
        defaultValue={formatCode(initialCode)}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="0000 0000 0000 0000"
        aria-describedby={`${FIELD}-hint`}
        onInput={({ currentTarget, nativeEvent }) => {
          const { value, selectionStart } = currentTarget
          const isForwardDelete = (nativeEvent as InputEvent).inputType === 'deleteContentForward'
          const typed = groupWhileTyping(
            { value, caret: selectionStart ?? value.length },
            isForwardDelete,
          )
          onType(typed.value, typed.caret)
        }}
        onPaste={(event) => pasteCode(event, onPastedCode)}
      />
      <p id={`${FIELD}-hint`} className={css.hint}>
        {t.hint}
      </p>
    </>
  )
}

/** Takes the code of a pasted link or other text, but not its GTIN. A text without a code is pasted as usual. */
function pasteCode(event: ClipboardEvent, onCode: (code: string) => void) {
  const scan = readScan(event.clipboardData.getData('text'))
  if (!('code' in scan)) return
  event.preventDefault()
  onCode(scan.code)
}

function Prefilled({ item }: { item: string }) {
  const t = useTexts('verification').input
  return (
    <p className={css.note}>
      {t.prefilled} {item !== '' && t.printedFor(item)}
    </p>
  )
}

/** Rendered once its component has loaded. */
function Security({ security }: Pick<CodeCheck, 'security'>) {
  const parts = useLazyComponent(lazySecurityCheck)
  return parts && <parts.RequiredSecurityCheck security={security} />
}
