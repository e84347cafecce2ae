const TITLE = `
  fragment title on Title {
    metaId metaType title seriesId seasonId seriesTitle seasonTitle season episode
    seasons { seasonId season title }
    description plot genres { genreId name } year duration imdbId tmdbId poster posterLandscape lettering audioPosters rating ageRating
    videoType mediaQualityList drmType url authority
    epgProgramInfo { programId logicalChannelId channelName iconUrl startTime stopTime }
    epgSourceStatus playbackValidTime
  }
`

export const PAGE_QUERY = `
  query page($type: String, $pageSize: Int) {
    home(type: $type, pageSize: $pageSize) {
      categoryList { type title }
      playlistList {
        playlistId title showListType total
        bannerList {
          bannerItemId title linkType linkId metaType metaId genres { genreId name } ageRating description plot hasEpgSource
          playbackValidTime startTime noSeason poster posterLandscape lettering landscape { url } customizedDisplayInfo
          mediaVideoList { iconUrl logicChannelName } finishTime createTime
        }
        mediaList { ...title }
      }
    }
  }
  ${TITLE}
`

export const TITLE_QUERY = `
  query title($metaId: ID!) {
    detail(metaId: $metaId) {
      media { ...title }
      personList { personId name role avatar birthday birthPlace biography }
      episodeList { ...title }
      trailerList { title url poster duration }
      moreLikeThis { ...title }
    }
  }
  ${TITLE}
`
