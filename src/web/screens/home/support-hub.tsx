// Links to the site's pages grouped by task: finding, ordering, using, and after-sales.
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './support.module.css'

type Link = readonly [path: string, name: string]
type Group = readonly [titleAndText: readonly string[], links: readonly Link[]]

export function SupportHub() {
  return (
    <ul className={css.starts}>
      {useGroups().map(([[title, text], links]) => (
        <li key={title} className={css.start}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul className={css.links}>
            {links.map(([path, name]) => (
              <li key={path}>
                {path.startsWith('#') ? (
                  <a href={path}>{name}</a>
                ) : (
                  <LocalLink to={path}>{name}</LocalLink>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** In display order. */
function useGroups(): Group[] {
  const { hub, followCase, search } = useTexts('support')
  const { nav, pages, footer } = useTexts('frame')
  return [
    [
      hub.find,
      [
        [PATHS.finder, nav.finder],
        ['#search', search],
        [PATHS.productInformation, footer.productInformation],
        [PATHS.updates, nav.updates],
      ],
    ],
    [
      hub.order,
      [
        [PATHS.howToOrder, pages.howToOrder],
        ['#prices', footer.prices],
        [PATHS.packaging, pages.packaging],
        [PATHS.dropShipHome, pages.dropShip],
      ],
    ],
    [
      hub.use,
      [
        [PATHS.batteryManual, pages.batteryManual],
        [PATHS.chargerManual, pages.chargerManual],
        [PATHS.downloads, pages.downloads],
        [PATHS.quality, pages.quality],
      ],
    ],
    [
      hub.after,
      [
        [PATHS.verification, pages.verification],
        [PATHS.terms, pages.terms],
        [PATHS.feedback, pages.feedback],
        [`${PATHS.feedback}#follow`, followCase],
      ],
    ],
  ]
}
