import { useEffect, useState } from 'react';
import { useHydrated } from '@/lib/hooks/use-media-query';
import { loadFace, pageMeasure } from './picture';
import { readShop, type Shop, shopQuery, toSignName } from './shop';
import { layOutSign, type SignLine } from './sign';

/** Before there is a page to measure in: about as wide as capitals of the sign's face. */
const roughMeasure = (text: string) => text.length * 0.58;

type Drawn = { shop: Shop; typed: string; lines: SignLine[]; change: (change: Partial<Shop>) => void };

/** The shop that the address or the visitor names, and the letters of its sign; the address follows what is typed. */
export function useShop(example: Shop): Drawn {
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const [trade, setTrade] = useState(example.trade);
  const [, setFaces] = useState(0);
  const shop = { name: toSignName(typed) || example.name, trade };

  useEffect(() => {
    const named = readShop(new URLSearchParams(window.location.search));
    if (named.name) setTyped(named.name);
    if (named.trade) setTrade(named.trade);
  }, []);

  // Letters of another script come with a font of their own: their width is known when it is there.
  useEffect(() => {
    let isCurrent = true;
    const measureAgain = () => isCurrent && setFaces((count) => count + 1);
    loadFace(shop.name).then(measureAgain, measureAgain);
    return () => {
      isCurrent = false;
    };
  }, [shop.name]);

  const change = (wish: Partial<Shop>) => {
    const next = { typed: wish.name ?? typed, trade: wish.trade ?? trade };
    setTyped(next.typed);
    setTrade(next.trade);
    const name = toSignName(next.typed);
    const query = name ? shopQuery({ name, trade: next.trade }) : '';
    window.history.replaceState(window.history.state, '', window.location.pathname + query);
  };

  const lines = layOutSign(shop.name, isHydrated ? pageMeasure() : roughMeasure);
  return { shop, typed, lines, change };
}
