CREATE TABLE "wallet_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallet_entries_place" UNIQUE("owner_id","kind","version"),
	CONSTRAINT "wallet_entries_once" UNIQUE("owner_id","kind","idempotency_key"),
	CONSTRAINT "wallet_entries_move_something" CHECK (amount <> 0),
	CONSTRAINT "wallet_entries_not_negative" CHECK (balance_after >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"balance" bigint NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wallets_owner_id_kind_pk" PRIMARY KEY("owner_id","kind"),
	CONSTRAINT "wallets_not_negative" CHECK (balance >= 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_wallet" FOREIGN KEY ("owner_id","kind") REFERENCES "public"."wallets"("owner_id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_wallet_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of a wallet are never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "wallet_entries_never_change" BEFORE UPDATE ON "wallet_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_wallet_entry"();
