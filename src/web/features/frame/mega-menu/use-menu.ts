// Hook for the categories of the menus: the server has them, the browser loads them where a menu needs them.
import { useEffect, useState } from 'react'
import type { CategoryNode } from '../../../../contract/product.ts'
import { readMenu } from '../../../components/read-menu.ts'
import { useFrameData } from '../../../page/frame-data.ts'
import { useSite } from '../../../site-context.ts'

/** Empty until they are loaded, and if that fails. */
export function useMenu(): CategoryNode[] {
  const { menu } = useFrameData()
  const site = useSite()
  const [loaded, setLoaded] = useState<CategoryNode[]>([])
  useEffect(() => {
    if (!menu?.length) readMenu(site).then(setLoaded, () => undefined)
  }, [menu, site])
  return menu?.length ? menu : loaded
}
