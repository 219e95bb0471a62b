// How this login asks for a quotation: owners and buyers of a wholesaler submit an order, others open a case.
import { useEffect, useState } from 'react'
import { listAddresses, readMember } from '../../../../client/user-session.ts'
import type { MemberAddress } from '../../../../contract/user-session.ts'
import { useSession } from '../../../page/frame-data.ts'
import { useSite } from '../../../site-context.ts'

export type QuotationWay =
  | { kind: 'loading' | 'failed' | 'case' }
  /** The default address first. */
  | { kind: 'order'; addresses: readonly MemberAddress[] }

/** Read again each time the dialog opens: an address may have been added meanwhile. */
export function useQuotationWay(isOpen: boolean): QuotationWay {
  const isDropshipper = useSession()?.loginB2d ?? false
  const { lang, transport } = useSite()
  const [way, setWay] = useState<QuotationWay>({ kind: isDropshipper ? 'case' : 'loading' })
  useEffect(() => {
    if (!isOpen || isDropshipper) return
    let isCurrent = true
    Promise.all([readMember({ lang }, transport), listAddresses({ lang }, transport)]).then(
      ([{ role }, { list: addresses }]) => {
        const orders = role === 'owner' || role === 'buyer'
        if (isCurrent) setWay(orders ? { kind: 'order', addresses } : { kind: 'case' })
      },
      () => isCurrent && setWay({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
      setWay({ kind: 'loading' })
    }
  }, [isOpen, isDropshipper, lang, transport])
  return way
}
