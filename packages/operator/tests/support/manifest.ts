/** DASH over the segments of a stand-in's `live-aurora`, whose numbers count from the epoch. */
export const liveManifest = `<?xml version="1.0"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="dynamic" availabilityStartTime="1970-01-01T00:00:00Z" minimumUpdatePeriod="PT2S">
  <BaseURL>/live/live-aurora/</BaseURL>
  <Period id="1" start="PT0S">
    <AdaptationSet mimeType="video/mp4" codecs="avc1.64001f" frameRate="25">
      <SegmentTemplate timescale="1000" duration="2000" startNumber="0"
        initialization="$RepresentationID$/init.mp4" media="$RepresentationID$/$Number$.m4s"/>
      <Representation id="v180" bandwidth="60000" width="320" height="180"/>
      <Representation id="v360" bandwidth="120000" width="640" height="360"/>
    </AdaptationSet>
    <AdaptationSet mimeType="audio/mp4" codecs="mp4a.40.2" lang="es">
      <SegmentTemplate duration="2" startNumber="0" initialization="a-es/init.mp4" media="a-es/$Number$.m4s"/>
      <Representation id="sound es" bandwidth="24000"/>
    </AdaptationSet>
    <AdaptationSet mimeType="text/vtt" lang="es"><Representation id="t" bandwidth="1"><BaseURL>t.vtt</BaseURL></Representation></AdaptationSet>
  </Period>
</MPD>`
