CREATE TABLE "coin_exchange_orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"count" integer NOT NULL,
	"coins" integer NOT NULL,
	"returned_coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coin_exchange_orders_count" CHECK (count > 0),
	CONSTRAINT "coin_exchange_orders_coins" CHECK (coins > 0 AND returned_coins BETWEEN 0 AND coins)
);
--> statement-breakpoint
CREATE TABLE "health_coin_goods" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"category" text NOT NULL,
	"coins" integer NOT NULL,
	"stock" integer NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"exchanged_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "health_coin_goods_coins_positive" CHECK (coins > 0),
	CONSTRAINT "health_coin_goods_stock" CHECK (stock >= 0)
);
--> statement-breakpoint
CREATE TABLE "health_coin_tasks" (
	"task_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"hint" jsonb NOT NULL,
	"coins" integer NOT NULL,
	"is_daily" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "health_coin_tasks_coins" CHECK (coins > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_lot_uses" (
	"entry_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "wallet_lot_uses_entry_id_lot_id_pk" PRIMARY KEY("entry_id","lot_id"),
	CONSTRAINT "wallet_lot_uses_something" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_lots" (
	"lot_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "wallet_lots_not_negative" CHECK (remaining >= 0)
);
--> statement-breakpoint
ALTER TABLE "coin_exchange_orders" ADD CONSTRAINT "coin_exchange_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_exchange_orders" ADD CONSTRAINT "coin_exchange_orders_goods_id_health_coin_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."health_coin_goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_lot_uses" ADD CONSTRAINT "wallet_lot_uses_entry_id_wallet_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."wallet_entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_lot_uses" ADD CONSTRAINT "wallet_lot_uses_lot_id_wallet_lots_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."wallet_lots"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_lots" ADD CONSTRAINT "wallet_lots_wallet" FOREIGN KEY ("owner_id","kind") REFERENCES "public"."wallets"("owner_id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_coin_goods_coins" ON "health_coin_goods" USING btree ("coins","goods_id");--> statement-breakpoint
CREATE INDEX "wallet_lots_owner" ON "wallet_lots" USING btree ("owner_id","kind","expires_at");--> statement-breakpoint
INSERT INTO "wallet_lots" ("lot_id", "owner_id", "kind", "remaining", "expires_at")
SELECT 'opening.' || "kind" || '.' || "owner_id", "owner_id", "kind", "balance", NULL FROM "wallets" WHERE "balance" > 0;
