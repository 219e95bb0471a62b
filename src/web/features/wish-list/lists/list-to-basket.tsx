// Action of a list: puts all its lines into the basket and shows the basket.
import { useState } from 'react'
import { addToBasketFrom } from '../../../../client/basket.ts'
import { CallError } from '../../../../client/call.ts'
import type { WishListInfo } from '../../../../contract/wish-list.ts'
import { Button } from '../../../../ui/button.tsx'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { PATHS } from '../../../paths.ts'
import { useNavigate } from '../../../router/router-context.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { setBasketCount } from '../../basket-button/basket-count.ts'

export function ListToBasket({ list }: { list: WishListInfo }) {
  const t = useTexts('wish-list').tools
  const { lang, transport } = useSite()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function add() {
    setBusy(true)
    try {
      const { count, rows } = await addToBasketFrom({ lang, listId: list.id }, transport)
      setBasketCount(count)
      const left = rows.filter(({ outcome }) => outcome === 'unknown' || outcome === 'full')
      if (left.length > 0) showMessage('warning', t.basketLeft(left.length))
      await navigate(PATHS.basket)
    } catch (error) {
      showMessage('fail', error instanceof CallError ? error.message : t.basketFailed)
      setBusy(false)
    }
  }
  return (
    <Button disabled={isBusy} onClick={() => void add()}>
      {t.basket}
    </Button>
  )
}
