// Groups of site links for the footer, the menus and the drawer.
import { PATHS } from '../../../paths.ts'
import type { Texts } from '../../../texts.ts'

export type SiteLink = readonly [path: string, name: string]

export function supportLinks({ nav, pages, footer }: Texts['frame']): SiteLink[] {
  return [
    [PATHS.support, nav.support],
    [PATHS.howToOrder, pages.howToOrder],
    [PATHS.faq, pages.faq],
    [PATHS.batteryManual, pages.batteryManual],
    [PATHS.chargerManual, pages.chargerManual],
    [PATHS.terms, pages.terms],
    [PATHS.verification, pages.verification],
    [PATHS.downloads, pages.downloads],
    [PATHS.packaging, pages.packaging],
    [PATHS.productInformation, footer.productInformation],
    [PATHS.howToSearch, footer.howToSearch],
    [PATHS.feedback, pages.feedback],
    [PATHS.contact, pages.contact],
  ]
}

export function companyLinks({ pages }: Texts['frame']): SiteLink[] {
  return [
    [PATHS.about, pages.about],
    [PATHS.news, pages.news],
    [PATHS.posters, pages.posters],
    [PATHS.quality, pages.quality],
    [PATHS.locations, pages.locations],
    [PATHS.careers, pages.careers],
    [PATHS.zones, pages.zones],
    [PATHS.privacy, pages.privacy],
  ]
}
