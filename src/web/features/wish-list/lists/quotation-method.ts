// How this login asks for a quotation: owners and buyers of a wholesaler submit an order, others open a case.
import { useEffect, useState } from 'react'
import { listAddresses, readMember } from '../../../../client/user-session.ts'
import type { MemberAddress } from '../../../../contract/user-session.ts'
import { useSession } from '../../../page/frame-data.ts'
import { useSite } from '../../../site-context.ts'

export type QuotationMethod =
  | { kind: 'loading' | 'failed' | 'case' }
  /** The default address first. */
  | { kind: 'order'; addresses: readonly MemberAddress[] }

/** The method is read again each time the dialog opens, because an address may have been added meanwhile. */
export function useQuotationMethod(isOpen: boolean): QuotationMethod {
  const isDropshipper = useSession()?.loginB2d ?? false
  const { lang, transport } = useSite()
  const [method, setMethod] = useState<QuotationMethod>({
    kind: isDropshipper ? 'case' : 'loading',
  })
  useEffect(() => {
    if (!isOpen || isDropshipper) return
    let isCurrent = true
    Promise.all([readMember({ lang }, transport), listAddresses({ lang }, transport)]).then(
      ([{ role }, { list: addresses }]) => {
        const maySubmit = role === 'owner' || role === 'buyer'
        if (isCurrent) setMethod(maySubmit ? { kind: 'order', addresses } : { kind: 'case' })
      },
      () => isCurrent && setMethod({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
      setMethod({ kind: 'loading' })
    }
  }, [isOpen, isDropshipper, lang, transport])
  return method
}
