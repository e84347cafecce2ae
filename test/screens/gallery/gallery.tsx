import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { marqueeColours } from '../../../models/announcementLook.ts'
import { type SpokenLanguage, spokenLanguages } from '../../../models/spokenLanguage.ts'
import { AddressRouter } from '../../../src/shell/AddressRouter.tsx'
import { MarqueeBar } from '../../../src/ui/components/announcements/MarqueeBar.tsx'
import { Hero, HeroSkeleton } from '../../../src/ui/components/banner/Hero.tsx'
import { LinkButton } from '../../../src/ui/components/basics/Button.tsx'
import { ChannelLogo } from '../../../src/ui/components/basics/ChannelLogo.tsx'
import { LiveCard } from '../../../src/ui/components/live/LiveCard.tsx'
import { MailButton } from '../../../src/ui/components/messages/MailButton.tsx'
import { Rail } from '../../../src/ui/components/rows/Rail.tsx'
import { Footer } from '../../../src/ui/components/shell/Footer.tsx'
import { Header, type HeaderProps } from '../../../src/ui/components/shell/Header.tsx'
import { Dock } from '../../../src/ui/components/shell/Nav.tsx'
import type { NavItem } from '../../../src/ui/components/shell/nav.ts'
import { Shell } from '../../../src/ui/components/shell/Shell.tsx'
import type { Theme } from '../../../src/ui/components/shell/ThemeButton.tsx'
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx'
import { loadWords } from '../../../src/ui/intl/messages.ts'
import '../../../src/styles/tokens.css'
import '../../../src/styles/base.css'
import '../../../src/styles/ends.css'
import { ChannelToolsPart } from './ChannelToolsPart.tsx'
import { FormPart } from './FormPart.tsx'
import css from './gallery.module.css'
import { KidsPart } from './KidsPart.tsx'
import { LivePart, LongList } from './LivePart.tsx'
import { nothing, Part } from './Part.tsx'
import { PlayerPart } from './PlayerPart.tsx'
import { StatesPart } from './StatesPart.tsx'
import { EIGHT, logo, MINUTE, rows, still } from './samples.ts'
import { TitlesPart, Wall } from './TitlesPart.tsx'

const LANGUAGES = spokenLanguages()
const [ENGLISH] = LANGUAGES as readonly [SpokenLanguage]

const wanted = new URLSearchParams(location.search)
loadWords('later')

const SCENES = [
  'tuning',
  'lighthouse',
  'stadium',
  'court',
  'globe',
  'city',
  'ridges',
  'planet',
  'whale',
  'owls',
] as const

const OnNow = () => (
  <Rail title="On now" moreTo="?more">
    {rows.slice(0, 10).map((row, at) => (
      <LiveCard
        key={row.id}
        to={`?channel=${row.id}`}
        channelName={row.name}
        logo={row.logo}
        picture={still({ kind: SCENES[at] ?? 'sea', palette: at % 2 ? 'tide' : 'ember', seed: at + 3 })}
        authorised={row.authorised}
        programme={
          row.programme === undefined
            ? undefined
            : { title: row.programme, start: EIGHT, stop: EIGHT + 90 * MINUTE, progress: row.progress }
        }
        eager={at < 4}
      />
    ))}
  </Rail>
)

const MARQUEE =
  'Tonight from 20:00 all channels carry the national broadcast. Channel switching returns when it ends. Thank you for watching with us this evening.'

/** As its chart would have it: it goes until somebody pauses it. */
const Announcement = () => {
  const [isPaused, setPaused] = useState(false)
  return (
    <MarqueeBar
      text={MARQUEE}
      colours={marqueeColours({ backgroundcolor: undefined, textcolor: undefined, textsize: undefined })}
      size={13}
      place="picture"
      wayMs={20_000}
      goneMs={8_000}
      isMoving={!isPaused}
      isPaused={isPaused}
      onSeen={nothing}
      onCovered={nothing}
      onPoint={nothing}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      onClose={nothing}
    />
  )
}

const Bars = ({ header }: { header: HeaderProps }) => (
  <div className={css.parts}>
    <Part title="Marquee bar" wide>
      <div className={css.bar}>
        <Announcement />
      </div>
    </Part>
    <Part title="Header on a banner, logged in, with messages" wide>
      <Header
        {...header}
        overPicture
        searchTo="?search"
        account={{
          kind: 'user',
          name: 'Ana Ruiz',
          note: 'ana.ruiz@example.com',
          messages: <MailButton unread={3} onOpen={nothing} />,
          onAccount: nothing,
          onLogout: nothing,
        }}
      />
      <Hero
        picture={still({ kind: 'stadium', palette: 'tide', seed: 3 })}
        eyebrow={
          <>
            <ChannelLogo src={logo('arena')} name="Arena" size="small" />
            <span>Arena</span>
          </>
        }
        title="Porto Azul v Real Sertão"
        text="The last match of the season, and only one of them may stay."
      >
        <LinkButton to="?watch" variant="primary" icon="play" filledIcon>
          Watch now
        </LinkButton>
      </Hero>
    </Part>
    <Part title="Banner without a picture" wide>
      <Hero
        mark={<ChannelLogo src={undefined} name="Canal Ocho" size="picture" />}
        eyebrow="Canal Ocho"
        title="Five Questions"
        text={undefined}
      >
        <LinkButton to="?watch" variant="primary" icon="play" filledIcon>
          Watch now
        </LinkButton>
      </Hero>
    </Part>
    <Part title="Banner, loading" wide>
      <HeroSkeleton />
    </Part>
    <Part title="5,000 channels">
      <LongList />
    </Part>
    <Part title="Logos, genres">
      <div className={css.line}>
        {rows.slice(0, 6).map(row => (
          <ChannelLogo key={row.id} src={row.logo} name={row.name} locked={!row.authorised} />
        ))}
        <ChannelLogo src="/missing.svg" name="Canal Ocho" />
      </div>
    </Part>
  </div>
)

const items: ReadonlyArray<NavItem> = [
  { page: 'home', to: '?home', current: false },
  { page: 'live', to: '?live', current: true },
  { page: 'guide', to: '?guide', current: false },
  { page: 'vod', to: '?vod', current: false },
  { page: 'favorites', to: '?list', current: false },
]

/** A thousand posters and nothing else: `?wall`. */
const WallPage = () => (
  <IntlProvider spoken={ENGLISH}>
    <main className={css.parts}>
      <Part title="A thousand titles" wide>
        <Wall count={1000} />
      </Part>
    </main>
  </IntlProvider>
)

const Gallery = () => {
  const [spoken, setSpoken] = useState(() => LANGUAGES.find(({ code }) => code === wanted.get('lang')) ?? ENGLISH)
  const [theme, setTheme] = useState<Theme>(wanted.get('theme') === 'light' ? 'light' : 'dark')

  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])

  const header: HeaderProps = {
    brandName: 'sintonia',
    logo: { dark: undefined, light: undefined },
    homeTo: '?home',
    items,
    language: spoken.code,
    languages: LANGUAGES,
    onLanguage: setSpoken,
    theme,
    onTheme: setTheme,
    account: { kind: 'guest', loginTo: '?login' },
  }
  return (
    <IntlProvider spoken={spoken}>
      <Shell
        header={<Header {...header} />}
        footer={
          <Footer
            text="Sintonia. Live, replay and films in one place."
            language={spoken.code}
            languages={LANGUAGES}
            onLanguage={setSpoken}
            theme={theme}
            onTheme={setTheme}
          />
        }
        dock={<Dock items={items} />}
      >
        <LivePart />
        <OnNow />
        <TitlesPart />
        <KidsPart />
        <PlayerPart />
        <ChannelToolsPart />
        <Bars header={header} />
        <StatesPart />
        <FormPart />
      </Shell>
    </IntlProvider>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AddressRouter>{wanted.has('wall') ? <WallPage /> : <Gallery />}</AddressRouter>
    </StrictMode>,
  )
}
