import { buildSchema } from 'graphql'

/** The operator's gateway: home and detail pages in one request each, in the shapes that the REST calls answer. */
export const schema = buildSchema(`
  type Query {
    "The home page, or the page of a category, with the first titles of each playlist."
    home(type: String, pageSize: Int = 16): Home!
    "Everything that the page of a title shows."
    detail(metaId: ID!): Detail
  }

  type Home {
    categoryList: [Category!]!
    playlistList: [Playlist!]!
  }

  type Detail {
    media: Title!
    personList: [Person!]!
    episodeList: [Title!]!
    trailerList: [Trailer!]!
    moreLikeThis: [Title!]!
  }

  type Category { type: ID! title: String! }

  type Playlist {
    playlistId: ID!
    title: String!
    showListType: String!
    bannerList: [Banner!]!
    mediaList: [Title!]!
    total: Int
  }

  type Genre { genreId: ID name: String! }
  type Season { seasonId: ID! season: Int! title: String }
  type Picture { url: String! }
  type BannerChannel { iconUrl: String logicChannelName: String! }
  type Trailer { title: String! url: String! poster: String duration: Int }

  type Broadcast {
    programId: ID
    logicalChannelId: ID
    channelName: String
    iconUrl: String
    startTime: Float
    stopTime: Float
  }

  type Title {
    metaId: ID!
    metaType: String!
    title: String!
    seriesId: ID
    seasonId: ID
    seriesTitle: String
    seasonTitle: String
    season: Int
    episode: Int
    seasons: [Season!]!
    description: String
    plot: String
    genres: [Genre!]!
    year: Int
    duration: Int
    imdbId: ID
    tmdbId: ID
    poster: String
    posterLandscape: String
    lettering: String
    audioPosters: [String!]!
    rating: Float
    ageRating: Int
    videoType: String
    mediaQualityList: [Int!]!
    drmType: Int
    url: String
    authority: Int
    epgProgramInfo: Broadcast
    epgSourceStatus: Int
    playbackValidTime: Float
  }

  type Person {
    personId: ID!
    name: String!
    role: String
    avatar: String
    birthday: String
    birthPlace: String
    biography: String
  }

  type Banner {
    bannerItemId: ID!
    title: String!
    linkType: String!
    linkId: ID
    metaType: String
    metaId: ID
    genres: [Genre!]!
    ageRating: Int
    description: String
    plot: String
    hasEpgSource: Int
    playbackValidTime: Float
    startTime: Float
    noSeason: Int
    poster: String
    posterLandscape: String
    lettering: String
    landscape: [Picture!]!
    customizedDisplayInfo: String
    mediaVideoList: [BannerChannel!]!
    finishTime: Float
    createTime: Float
  }
`)
