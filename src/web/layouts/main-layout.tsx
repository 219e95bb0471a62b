// The main layout: skip link, header, the screen, footer, messages.
import { Outlet } from 'react-router'

export function MainLayout() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
