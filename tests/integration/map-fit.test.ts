import { LatLng, Map as LeafletMap } from 'leaflet';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boundsOf, fit, fitCluster } from '@/resources/location/map/geometry';
import { CITIES } from '@/resources/location/map/italy';
import * as config from '@/providers/http/config';

const MILAN = { latitude: 45.46, longitude: 9.19 };
const NEAR_BY = { latitude: 45.47, longitude: 9.2 };

/** A map of the size that it has above a list on a narrow screen. */
const mapOf = () => {
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 340 }, clientHeight: { value: 360 } });
  return new LeafletMap(element, { zoomSnap: 0, maxZoom: 17 });
};

afterEach(() => vi.restoreAllMocks());

describe('the map of places', () => {
  it.each([[[MILAN]], [[MILAN, NEAR_BY]]])(
    'keeps towns and the outline in sight around a few: %j',
    (places) => {
      const sight = fit(mapOf(), boundsOf(places)).getBounds();
      const towns = CITIES.filter(({ latitude, longitude }) =>
        sight.contains(new LatLng(latitude, longitude)),
      ).map(({ name }) => name);
      expect(towns).toEqual(expect.arrayContaining(['Milano', 'Torino', 'Genova']));
    },
  );

  it('goes nearer to them over configured tiles', () => {
    const mapTiles = { address: 'https://tiles.example/{z}', attribution: '©', maxZoom: 17 };
    vi.spyOn(config, 'getConfig').mockReturnValue({ ...config.getConfig(), mapTiles });
    expect(fit(mapOf(), boundsOf([MILAN])).getZoom()).toBe(10);
  });

  it('parts the places of a cluster that is opened', () => {
    expect(fitCluster(mapOf(), boundsOf([MILAN, NEAR_BY])).getZoom()).toBe(10);
  });
});
