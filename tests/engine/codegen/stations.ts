interface Measured {
  slug: string;
  latitude: number;
  longitude: number;
  /** The three nearest areas with their distances. */
  nearest: string;
}

const measured = (slug: string, latitude: number, longitude: number, nearest: string): Measured => ({
  slug,
  latitude,
  longitude,
  nearest,
});

/** The stations of the specification, with the distances that were measured between them. */
export const stations: readonly Measured[] = [
  measured('punggol', 1.40487, 103.90224, 'sengkang(1.7km) buangkok(2.6km) hougang(3.9km)'),
  measured('sengkang', 1.39165, 103.89546, 'buangkok(1.0km) punggol(1.7km) hougang(2.3km)'),
  measured('buangkok', 1.38287, 103.89312, 'sengkang(1.0km) hougang(1.3km) punggol(2.6km)'),
  measured('hougang', 1.37129, 103.89238, 'buangkok(1.3km) kovan(1.5km) sengkang(2.3km)'),
  measured('kovan', 1.36018, 103.88506, 'hougang(1.5km) serangoon(1.7km) buangkok(2.7km)'),
  measured('serangoon', 1.35017, 103.87317, 'woodleigh(1.2km) kovan(1.7km) potong-pasir(2.1km)'),
  measured('woodleigh', 1.33919, 103.87082, 'potong-pasir(0.9km) serangoon(1.2km) boon-keng(2.4km)'),
  measured('potong-pasir', 1.33138, 103.86906, 'woodleigh(0.9km) boon-keng(1.6km) serangoon(2.1km)'),
  measured('boon-keng', 1.31934, 103.86157, 'farrer-park(1.2km) lavender(1.3km) kallang(1.4km)'),
  measured('farrer-park', 1.31191, 103.85348, 'little-india(0.7km) lavender(1.1km) boon-keng(1.2km)'),
  measured('little-india', 1.30691, 103.84915, 'farrer-park(0.7km) dhoby-ghaut(0.9km) bugis(1.1km)'),
  measured('dhoby-ghaut', 1.29911, 103.84596, 'little-india(0.9km) city-hall(1.0km) bugis(1.2km)'),
  measured('clarke-quay', 1.28839, 103.84656, 'chinatown(0.5km) raffles-place(0.7km) city-hall(0.8km)'),
  measured('chinatown', 1.28429, 103.84429, 'clarke-quay(0.5km) outram-park(0.7km) raffles-place(0.8km)'),
  measured('harbourfront', 1.26539, 103.82153, 'tiong-bahru(2.4km) outram-park(2.6km) redhill(2.7km)'),
  measured('joon-koon', 1.32772, 103.67837, 'pioneer(2.4km) boon-lay(3.3km) lakeside(5.1km)'),
  measured('pioneer', 1.33759, 103.69732, 'boon-lay(1.0km) joon-koon(2.4km) lakeside(2.7km)'),
  measured('boon-lay', 1.3386, 103.70606, 'pioneer(1.0km) lakeside(1.8km) chinese-garden(3.0km)'),
  measured('lakeside', 1.34426, 103.72095, 'chinese-garden(1.3km) boon-lay(1.8km) jurong-east(2.7km)'),
  measured('chinese-garden', 1.34235, 103.7326, 'lakeside(1.3km) jurong-east(1.5km) boon-lay(3.0km)'),
  measured('jurong-east', 1.33315, 103.74229, 'chinese-garden(1.5km) lakeside(2.7km) clementi(3.2km)'),
  measured('clementi', 1.31512, 103.76519, 'dover(1.6km) buona-vista(3.0km) jurong-east(3.2km)'),
  measured('dover', 1.31141, 103.77864, 'buona-vista(1.4km) clementi(1.6km) commonwealth(2.4km)'),
  measured('buona-vista', 1.30693, 103.79048, 'commonwealth(1.0km) dover(1.4km) queenstown(2.2km)'),
  measured('commonwealth', 1.3025, 103.79823, 'buona-vista(1.0km) queenstown(1.2km) dover(2.4km)'),
  measured('queenstown', 1.29455, 103.80608, 'commonwealth(1.2km) redhill(1.3km) buona-vista(2.2km)'),
  measured('redhill', 1.28963, 103.81674, 'tiong-bahru(1.3km) queenstown(1.3km) commonwealth(2.5km)'),
  measured('tiong-bahru', 1.2861, 103.82745, 'redhill(1.3km) outram-park(1.4km) chinatown(1.9km)'),
  measured('outram-park', 1.28082, 103.83924, 'chinatown(0.7km) tanjong-pagar(0.9km) clarke-quay(1.2km)'),
  measured('tanjong-pagar', 1.27656, 103.84573, 'outram-park(0.9km) chinatown(0.9km) raffles-place(1.1km)'),
  measured('raffles-place', 1.28413, 103.85146, 'clarke-quay(0.7km) chinatown(0.8km) city-hall(1.0km)'),
  measured('city-hall', 1.29294, 103.85259, 'clarke-quay(0.8km) bugis(0.9km) raffles-place(1.0km)'),
  measured('bugis', 1.29989, 103.85642, 'city-hall(0.9km) lavender(1.1km) little-india(1.1km)'),
  measured('lavender', 1.30738, 103.86277, 'kallang(1.1km) bugis(1.1km) farrer-park(1.1km)'),
  measured('kallang', 1.31149, 103.87139, 'lavender(1.1km) boon-keng(1.4km) farrer-park(2.0km)'),
  measured('eunos', 1.31978, 103.90323, 'kembangan(1.1km) bedok(3.0km) kallang(3.7km)'),
  measured('kembangan', 1.32104, 103.91295, 'eunos(1.1km) bedok(1.9km) tanah-merah(3.8km)'),
  measured('bedok', 1.32398, 103.92998, 'tanah-merah(1.9km) kembangan(1.9km) eunos(3.0km)'),
  measured('tanah-merah', 1.32719, 103.94635, 'bedok(1.9km) simei(1.9km) kembangan(3.8km)'),
  measured('simei', 1.3432, 103.95338, 'tanah-merah(1.9km) bedok(3.4km) kembangan(5.1km)'),
];
