import { drawMyShop as words } from '@/content/tools/draw-my-shop';
import { useHydrationMarker } from '@/lib/hooks/use-hydration-marker';
import { FormField } from '@/ui/form/form-field';
import { SelectField } from '@/ui/form/select-field';
import { maxNameLength } from '../model/shop';
import { useShop } from '../model/use-shop';
import { ShopActions } from './shop-actions';
import { ShopPicture } from './shop-picture';

/** A name and a trade in, a shopfront out, as fast as one types; it needs no server, and so no connection. */
export default function ShopMaker() {
  const marker = useHydrationMarker();
  const { shop, typed, lines, change } = useShop(words.example);
  return (
    <div
      {...marker}
      className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]"
    >
      <div>
        <noscript>
          <p className="mb-5 border-l-4 border-haldi bg-note-ground p-4">{words.noScript}</p>
        </noscript>
        <div className="grid gap-5">
          <FormField id="shop-name" label={words.name.label} hint={words.name.hint}>
            {(aria) => (
              <input
                {...aria}
                className="field"
                value={typed}
                maxLength={maxNameLength}
                placeholder={words.example.name}
                autoComplete="organization"
                onChange={(event) => change({ name: event.target.value })}
              />
            )}
          </FormField>
          <SelectField
            label={words.trade.label}
            value={shop.trade}
            options={words.trades}
            onChange={(trade) => change({ trade })}
          />
        </div>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ShopPicture shop={shop} lines={lines} label={words.picture(shop.name, words.trades[shop.trade])} />
      </div>
      <ShopActions shop={shop} />
    </div>
  );
}
