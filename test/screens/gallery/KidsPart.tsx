import { ChannelLogo } from '../../../src/ui/components/basics/ChannelLogo.tsx'
import { KidsSkeleton } from '../../../src/ui/components/kids/KidsSkeleton.tsx'
import { Mascot } from '../../../src/ui/components/kids/Mascot.tsx'
import { PictureCard } from '../../../src/ui/components/kids/PictureCard.tsx'
import { Rail } from '../../../src/ui/components/rows/Rail.tsx'
import { nothing } from './Part.tsx'
import { logo, still } from './samples.ts'

const owls = still({ kind: 'owls', palette: 'dusk', seed: 3 })
const whale = still({ kind: 'whale', palette: 'tide', seed: 5 })
/** What the home page for children is made of. */
export const KidsPart = () => (
  <>
    <Mascot />
    <Rail title="Wide pictures">
      <PictureCard
        shape="wide"
        name="Three Small Owls"
        picture={owls}
        progress={{ value: 0.44, kind: 'own' }}
        onPress={nothing}
      />
      <PictureCard
        shape="wide"
        name="Captain Button and the island of the lost umbrellas that nobody has ever found again"
        note="Kiosko"
        picture={whale}
        progress={{ value: 0.8, kind: 'live' }}
        to="?kiosko"
      >
        <ChannelLogo src={logo('kiosko')} name="Kiosko" size="small" />
      </PictureCard>
      <PictureCard
        shape="wide"
        name="Globito"
        picture={undefined}
        instead={<ChannelLogo src={undefined} name="Globito" size="picture" />}
        to="?globito"
      />
    </Rail>
    <Rail title="Round pictures" moreTo="?more">
      <PictureCard shape="round" name="Owls" picture={owls} to="?owls" />
      <PictureCard shape="round" name="The Whale Year" picture={whale} to="?whale" />
      <PictureCard shape="round" name="Fox" picture={undefined} to="?fox" />
    </Rail>
    <Rail title="Tall pictures">
      <PictureCard shape="tall" name="Night Cat Express" picture={owls} to="?cat" />
    </Rail>
    <KidsSkeleton shape="wide" />
    <KidsSkeleton shape="round" />
    <KidsSkeleton shape="tall" />
  </>
)
